/** Types for the operations that an application declares. */
import type { OperationId, OperationTypes } from '../contract/operations.ts';
import type { OperationFlags } from '../world/register.ts';
import type { Call } from './call.ts';

/**
 * Functions in the order in which they may throw: 404, 412, 409, 422, then the handler's problems. 401 and the refusals
 * of the caller come first; those that depend on the target, and 428, come after 404.
 */
type Operation<O extends OperationId, Target = undefined, Read = undefined> = {
  /** Finds the target of the path; throws 404. */
  locate?: (params: OperationTypes[O]['params'], call: Call) => Target;
  /** Returns the current entity for a 412. */
  current?: (target: Target, call: Call) => unknown;
  /** Throws 409 for the wrong state. */
  guard?: (target: Target, call: Call) => void;
  /** Form limit in bytes for this caller; the contract's by default. */
  formLimit?: (call: Call) => number;
  /**
   * Slow work such as parsing a file; starts after all other checks pass. It must copy what it needs from the world:
   * other requests run in the meantime, and the stages run again before `handle`.
   */
  read?: (request: OperationTypes[O]['request'], call: Call, target: Target) => Promise<Read>;
  handle: (request: OperationTypes[O]['request'], call: Call, target: Target, read: Read) => OperationTypes[O]['reply'];
} & OperationFlags<Target>;

/** An operation without its target and read types. */
type AnyOperation<O extends OperationId> = Operation<O, unknown, unknown>;

/**
 * `operation<'updateItem', ItemRecord>({ locate, guard, handle })`. Erasing the types is safe: the pipeline passes only what `locate` and `read` returned.
 */
export function operation<O extends OperationId, Target = undefined, Read = undefined>(
  spec: Operation<O, Target, Read>,
): AnyOperation<O> {
  return spec as unknown as AnyOperation<O>;
}

export type Operations<O extends OperationId = OperationId> = { [K in O]: AnyOperation<K> };

/** A file, written at once or in chunks, after the rest of the request is done. */
type FileBody = { type: string } & ({ write: () => Promise<Uint8Array> } | { stream: () => AsyncIterable<Uint8Array> });

/** Operation types without the operation id, for the pipeline. */
export type SomeReply = {
  status: number;
  body?: unknown;
  file?: FileBody;
  headers?: Record<string, string>;
};
type SomeRequest = { params: unknown; query: unknown; body: unknown };
export type SomeOperation = {
  locate?: (params: Record<string, string>, call: Call) => unknown;
  current?: (target: unknown, call: Call) => unknown;
  guard?: (target: unknown, call: Call) => void;
  formLimit?: (call: Call) => number;
  read?: (request: SomeRequest, call: Call, target: unknown) => Promise<unknown>;
  handle: (request: SomeRequest, call: Call, target: unknown, read: unknown) => SomeReply;
} & OperationFlags<unknown>;
