import { z } from 'zod';
import { contract, contractFields, owned } from './contract.ts';

/**
 * The values that caused a conflict, in a fixed order of keys. Values that change by themselves, such as the current
 * day, do not belong here.
 */
const conflictFigures = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string()).readonly()]))
  .readonly();
export type ConflictFigures = z.infer<typeof conflictFigures>;

const { bidIds, history, lastSeenAt, ...conflictFields } = contractFields(
  'Conflict',
  'orderId',
  'title',
  'explanation',
  'impact',
  'suggestions',
  'details',
);

/** The parts of a conflict that cannot be recalculated: when it was found, and what was decided. */
const conflictEntry = z
  .strictObject({
    ...conflictFields,
    bidIds: bidIds.readonly(),
    details: conflictFigures,
    /** null while the conflict exists */
    lastSeenAt: lastSeenAt.nullable(),
    history: history.readonly(),
  })
  .readonly();
export type ConflictEntry = z.infer<typeof conflictEntry>;

/**
 * The conflicts of an order that was written in this world; `id` is the id of the order. Conflicts of the seed are
 * calculated.
 */
export const conflictLogRecord = z.strictObject({
  id: contract('Id'),
  ...owned,
  entries: z.array(conflictEntry).readonly(),
});
export type ConflictLogRecord = z.infer<typeof conflictLogRecord>;
