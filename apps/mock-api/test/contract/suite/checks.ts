/**
 * Declares contract checks like tests: `const { describe, it } = checks('orders')`. Vitest runs them (`register.ts`),
 * and so do the mutants (`suite.ts`).
 */
import '../../../src/contract.ts';
import type { OperationId } from '@zakupki/api-client/operation';
import { checks as checksOfTag, type Declare, type Need } from '@zakupki/mock-engine/suite/check';
import { type ContractClient, signedIn } from './client.ts';

/** Also works outside Vitest. */
export { expect } from 'vitest';

type DeclareAs = Declare & {
  /** `it` with a demo user signed in to a new world: `as('buyer', 'lists …', async (buyer) => {…})` */
  as: (person: string, name: string, run: (caller: ContractClient) => Promise<void>) => void;
};

/** `describe` and `it` for the checks of a resource. @throws when the contract has no such tag: nothing would run them */
export function checks(resource: string, needs?: Need, uses: readonly OperationId[] = []): DeclareAs {
  const declare = checksOfTag(resource, needs, uses);
  return { ...declare, as: (person, name, run) => declare.it(name, async () => run(await signedIn(person))) };
}
