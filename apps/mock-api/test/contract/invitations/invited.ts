/** Signs in invited suppliers by their links. */
import type { ContractClient } from '../suite/client.ts';

export const tender = { orderId: 'ord_tender' };

/** The supplier of a seeded or new invitation, signed in by a link that the buyer makes. */
export async function asInvited(buyer: ContractClient, invitationId: string, orderId = 'ord_tender') {
  const { body: link } = await buyer.ok('createInvitationLink', { orderId, invitationId, body: {} });
  return buyer.with({ token: '' }).signInByLink(new URL(link.url, 'http://product.test'));
}

/** Invites an address and signs in its supplier. */
export async function invite(buyer: ContractClient, email: string, orderId = 'ord_tender') {
  const { body } = await buyer.ok('createInvitations', { orderId, body: { recipients: [{ email }] } });
  const [invitation] = body.data;
  if (!invitation) throw new Error(`${email} was not invited: ${JSON.stringify(body.skipped)}`);
  return { invitation, supplier: await asInvited(buyer, invitation.id, orderId) };
}
