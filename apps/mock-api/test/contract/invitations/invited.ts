/** Signs in invited suppliers by their links. */
import type { ContractClient } from '../suite/client.ts';

export const tender = { orderId: 'ord_tender' };

/** The supplier of a seeded or new invitation, signed in by a link from the supplier's mailbox. */
export async function asInvited(buyer: ContractClient, invitationId: string, orderId = 'ord_tender') {
  const { body: invitation } = await buyer.ok('getInvitation', { orderId, invitationId });
  return signInByMailbox(buyer, invitation.email, orderId);
}

/** Opens a link that was e-mailed for the order and is not used yet; asks for a new one when there is none. */
async function signInByMailbox(buyer: ContractClient, email: string, orderId: string) {
  const stranger = buyer.with({ token: '' });
  for (const isLast of [false, true]) {
    for (const token of await mailedTokens(buyer, email, orderId)) {
      const { status, body } = await stranger.send('logInByToken', { body: { token } });
      if (status === 200) return stranger.with({ token: (body as { token: string }).token });
    }
    if (!isLast) await stranger.ok('requestLoginLink', { body: { email } });
  }
  throw new Error(`No link to ${orderId} that opens was sent to ${email}`);
}

/** Newest first. */
async function mailedTokens(buyer: ContractClient, email: string, orderId: string): Promise<string[]> {
  const links = (await buyer.outbox()).filter(({ to }) => to === email).flatMap((letter) => letter.links);
  return links.flatMap(({ path }) => {
    const { searchParams } = new URL(path, PRODUCT);
    const isOfOrder = searchParams.get('redirect')?.startsWith(`/zakupki/orders/${orderId}`);
    return isOfOrder ? (searchParams.get('token') ?? []) : [];
  });
}

const PRODUCT = 'http://product.test';

/** Whoever opens the link that the buyer copies. */
export async function byCopiedLink(buyer: ContractClient, invitationId: string, orderId = 'ord_tender') {
  const { body: link } = await buyer.ok('createInvitationLink', { orderId, invitationId, body: {} });
  return buyer.with({ token: '' }).signInByLink(new URL(link.url, PRODUCT));
}

/** What the company at the address is called. */
export const companyAt = (email: string) => `ООО «${email.replace('@', ' ')}»`;

/** Invites the company at the address and signs it in. */
export async function invite(buyer: ContractClient, email: string, orderId = 'ord_tender') {
  const recipients = [{ email, company: companyAt(email) }];
  const { body } = await buyer.ok('createInvitations', { orderId, body: { recipients } });
  const [invitation] = body.data;
  if (!invitation) throw new Error(`${email} was not invited: ${JSON.stringify(body.skipped)}`);
  return { invitation, supplier: await asInvited(buyer, invitation.id, orderId) };
}
