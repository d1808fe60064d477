import type { TokenRefusal } from '@zakupki/api-client/schema';
import { asInvited, invite } from '../invitations/invited.ts';
import { checks, expect } from '../suite/checks.ts';
import type { ContractClient } from '../suite/client.ts';

const { as, describe } = checks('session');

const ownerOf = async (caller: ContractClient, link: URL) => {
  const token = link.searchParams.get('token') ?? '';
  return (await caller.ok('findTokenOwner', { body: { token } })).body;
};
const refused = (refusal: TokenRefusal) => ({ isCaller: false, owner: null, refusal });

describe('the owner of a sign-in link', () => {
  as('buyer', 'is named before the link is used; a caller learns whether the link is theirs', async (buyer) => {
    const { body: sent } = await buyer.ok('createInvitations', {
      orderId: 'ord_tender',
      body: { recipients: [{ email: 'olga@vector.example', company: 'ООО «Вектор»' }] },
    });
    const link = await buyer.link(({ to }) => to === 'olga@vector.example');
    const owner = { email: 'olga@vector.example', name: 'ООО «Вектор»', buyer: 'ООО «Северный ветер»' };
    expect(await ownerOf(buyer, link)).toEqual({ isCaller: false, owner, refusal: null });
    const other = await asInvited(buyer, 'inv_tender_krepmarket');
    expect(await ownerOf(other, link)).toEqual({ isCaller: false, owner, refusal: null });
    const supplier = await other.with({ token: '' }).signInByLink(link);
    // The link is used up now.
    expect(await ownerOf(other, link)).toEqual(refused('invitation_link_used'));
    expect(await ownerOf(supplier, link)).toEqual({ ...refused('invitation_link_used'), isCaller: true });
    await buyer.ok('revokeInvitation', { orderId: 'ord_tender', invitationId: sent.data[0]?.id ?? '', body: {} });
    expect(await ownerOf(buyer, link)).toEqual(refused('invitation_revoked'));
    const again = await invite(buyer, 'Olga@vector.example');
    expect(await ownerOf(again.supplier, link)).toEqual({ ...refused('invitation_revoked'), isCaller: true });
  });

  as('buyer', 'is no one for links that are too old or unknown', async (buyer) => {
    const invitation = { orderId: 'ord_tender', invitationId: 'inv_tender_bolt24' };
    const link = await buyer.ok('createInvitationLink', { ...invitation, body: {} });
    const url = new URL(link.body.url, 'http://product.test');
    expect((await ownerOf(buyer, url)).owner).toMatchObject({ email: 'bolt24@yandex.ru' });
    await buyer.advance('P20D');
    expect(await ownerOf(buyer, url)).toEqual(refused('invitation_link_expired'));
    expect(await ownerOf(buyer, new URL('http://product.test/?token=never-was-one'))).toEqual(refused('link_unknown'));
  });

  as('buyer', 'is the account of a sign-in e-mail', async (buyer) => {
    await buyer.ok('requestLoginLink', { body: { email: 'buyer@demo.test' } });
    const link = await buyer.link(({ kind }) => kind === 'login');
    const { owner, isCaller } = await ownerOf(buyer, link);
    expect({ isCaller, owner }).toMatchObject({ isCaller: true, owner: { email: 'buyer@demo.test', buyer: null } });
    expect((await ownerOf(await buyer.signIn('trial'), link)).isCaller).toBe(false);
    await buyer.signInByLink(link);
    expect(await ownerOf(await buyer.signIn('trial'), link)).toEqual(refused('link_used'));
    await buyer.advance('PT1M');
    await buyer.ok('requestLoginLink', { body: { email: 'buyer@demo.test' } });
    const late = await buyer.link(({ kind }) => kind === 'login');
    await buyer.advance('PT15M');
    expect(await ownerOf(buyer, late)).toEqual({ ...refused('link_expired'), isCaller: true });
  });
});
