/** The server under test, held in async context so that no check names it. */
import type { OperationId } from '@zakupki/api-client/operation';
import type { Worlds } from '@zakupki/mock-engine/storage/worlds';
import {
  runningTarget,
  type Session as SessionOfWorld,
  type Target as AnyTarget,
} from '@zakupki/mock-engine/suite/target';
import { createApp } from '../../../src/create-app.ts';
import type { States } from './states/states.ts';

export type Account = { email: string; password: string };

export type Session = SessionOfWorld & {
  /** id of the user an admin acts as */
  actAs?: string;
};

export type Target = AnyTarget & {
  /** what a server without a control plane offers to tests */
  states?: States;
  /** a user who can sign in; the demo user `buyer` where there is a control plane */
  account?: Account;
  /** an administrator; `admin` where there is a control plane. Without one nothing under /admin is checked */
  admin?: Account;
  /** the worlds of a server in this process; their ledgers are verified after every check */
  worlds?: Worlds;
  /** called for every 201 */
  onCreated?: (created: Created) => void;
};

export type Created = { operationId: OperationId; session: Session; body: unknown };

let defaultTarget: Target | undefined;

/** The target of the running check; outside a check a mock in this process. */
export function currentTarget(): Target {
  // Checks run with targets of this type.
  return (runningTarget() as Target | null) ?? (defaultTarget ??= { server: createApp({ maxWorlds: 500 }) });
}

/** Whether the server has these operations, as far as it is known before they are called. */
export const serves = (...operationIds: readonly OperationId[]): boolean =>
  operationIds.every((operationId) => currentTarget().served?.has(operationId) !== false);

/** Whether the server has the data of the seed: its people, their orders, its time. */
export const hasSeed = ({ control, states }: Target = currentTarget()): boolean =>
  control !== false || states?.hasSeed === true;
