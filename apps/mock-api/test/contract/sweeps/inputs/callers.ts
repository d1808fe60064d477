/** The callers of sweeps: demo users, or the account, its administrator and a supplier it invites. */
import type { Described } from '../../suite/operations.ts';
import { account, admin, type ContractClient, otherThan, signedIn } from '../../suite/client.ts';
import { currentTarget, hasSeed } from '../../suite/target.ts';
import { ownSupplier } from './own/shared-orders.ts';

/** A caller who may use an operation. @throws NotThere */
export const callerOf = ({ forAdmins, forSuppliersOnly, problems }: Described) =>
  forAdmins ? admin() : forSuppliersOnly ? supplier(problems.includes('mailbox_required')) : account();

/** @param byMail whether a copied link is not enough */
export const supplier = (byMail = false): Promise<ContractClient> =>
  hasSeed() ? signedIn('supplier') : ownSupplier(byMail ? 'e-mailed' : 'copied');

/** Someone with other records: another user, or an administrator, who sees them only as the user. */
export const stranger = (caller: ContractClient): Promise<ContractClient> =>
  hasSeed() || currentTarget().states?.otherName !== undefined ? otherThan(caller) : admin();

/** An administrator who acts for the caller, and their name. */
export async function actingFor(caller: ContractClient) {
  const other = hasSeed() ? await caller.signIn('admin') : await admin();
  const { user } = (await caller.ok('getMe', {})).body;
  const { user: by, profile } = (await other.ok('getMe', {})).body;
  const name = `${profile.firstName} ${profile.lastName}`;
  return { acting: other.with({ actAs: user.id }), userId: user.id, by: { id: by.id, name } };
}
