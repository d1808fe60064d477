/** Declared pairs that no check exercises, each with its reason. An entry that is exercised after all fails the run. */
import type { OperationId } from '@zakupki/api-client/operation';

export type Reasons = Readonly<Partial<Record<OperationId, Readonly<Record<number, string>>>>>;

export const UNEXERCISED: Reasons = {};
