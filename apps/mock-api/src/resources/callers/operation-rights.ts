/** Who may call an operation, as the contract says. */
import type { Operation, Role } from '@zakupki/api-client/document';
import type { ContractOperation } from '../../contract.ts';

type Rights = {
  /** administrators have the rights of buyers */
  roles: readonly Role[];
  /** refused to suppliers whose session was opened by a copied link */
  needsMailbox: boolean;
  /** may answer 402 and 460 */
  isGated: boolean;
};

const known = new WeakMap<ContractOperation, Rights>();

export function rightsOf(operation: ContractOperation): Rights {
  let rights = known.get(operation);
  if (!rights) known.set(operation, (rights = readRights(operation)));
  return rights;
}

function readRights({ isSecured, extensions }: ContractOperation): Rights {
  // The lint rules of the contract have checked their values.
  const { 'x-roles': roles, 'x-mailbox': needsMailbox, 'x-exempt': isExempt } = extensions as Partial<Operation>;
  return { roles: roles ?? ['buyer'], needsMailbox: needsMailbox ?? false, isGated: isSecured && !isExempt };
}
