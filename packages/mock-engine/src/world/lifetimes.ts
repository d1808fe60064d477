/** How long the records of each table last; `sweep.ts` deletes what has ended. */
import { isGenerated } from './identifiers.ts';
import type { Collections, EngineTable, Records, TableName } from './tables.ts';

export type Swept<R> = {
  /** properties that say when a record ends; `[]` when its end follows from others */
  readonly expiry: readonly string[];
  /** when the record has no effect any more, epoch ms; null while it has to stay */
  readonly endOf: (record: R, tables: Collections) => number | null;
  /** how long it stays after that */
  readonly keptMs: (record: R) => number;
  readonly reason: string;
  /** limits the number of records, or of those that `counts` selects */
  readonly most?: { readonly records: number; readonly counts?: (record: R) => boolean };
  /** whether only records of this world end, and those of the seed stay */
  readonly sparesSeed?: boolean;
  /** deletes what belongs to the record */
  readonly onEnd?: (record: R, tables: Collections) => void;
};

type Kept = {
  /** properties that name an end which deletes nothing */
  readonly expiry?: readonly string[];
  readonly kept: string;
};

/** A table without a row does not compile. */
export type Lifetimes = { readonly [N in TableName]: Swept<Records[N]> | Kept };

/** A repeated request gets the stored answer for this long. */
export const REPLAY_MS = 24 * 60 * 60_000;
/** Records that people without an account can make others store, at most; above it those that end first go first. */
export const MOST = 5000;

export const REPLAYS: Swept<Records['replays']> = {
  expiry: [],
  endOf: ({ at }) => Date.parse(at) + REPLAY_MS,
  keptMs: () => 0,
  reason: 'the key may be used again',
  most: { records: MOST, counts: ({ id }) => id.startsWith('guest ') },
};

const LETTER_MS = 30 * 24 * 60 * 60_000;

/** Of the engine's own tables. */
export const ENGINE_LIFETIMES: Pick<Lifetimes, EngineTable> = {
  replays: REPLAYS,
  letters: {
    expiry: [],
    // The id of a notice derives from its subject: it is sent again when its letter is deleted.
    endOf: ({ id, at }) => (isGenerated(id) ? Date.parse(at) : null),
    keptMs: () => LETTER_MS,
    reason: 'QA reads them in the outbox',
    most: { records: MOST, counts: ({ id }) => isGenerated(id) },
  },
  recordings: { kept: 'belong to QA, who delete them' },
  webhooks: { kept: 'belong to QA, who delete them' },
  deliveries: { kept: 'the last 500 (`webhooks/deliveries.ts`)' },
};
