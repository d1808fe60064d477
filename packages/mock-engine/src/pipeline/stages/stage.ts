import type { ContractOperation } from '../../contract/operations.ts';
import type { Application } from '../application.ts';
import type { Call } from '../call.ts';
import type { SomeOperation } from '../operation.ts';
import type { Answer } from '../response/answer.ts';

/** Pending `read` of an operation. */
export type Reading = { reading: Promise<unknown> };

/** Returns undefined to continue with the next stage. @throws Problem */
export type Stage = (call: Call, application: Application) => Answer | Reading | undefined;

/** Operations are keyed by operationId, so the request types match. */
export function operationOf({ operations }: Application, { operationId }: ContractOperation): SomeOperation {
  return operations[operationId] as unknown as SomeOperation;
}
