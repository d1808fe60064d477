/** Declared pairs that no check exercises, with the reason. An entry that a check exercises fails the run. */
import type { OperationId } from '@zakupki/api-client/operation';

export type Reasons = Readonly<Partial<Record<OperationId, Readonly<Record<number, string>>>>>;

export const UNEXERCISED: Reasons = {};
