/** A supplier bids sealed at one address only. */
import { checks, expect } from '../suite/checks.ts';
import type { ContractClient } from '../suite/client.ts';
import { tender } from './invited.ts';
import { sealedOrder } from './sealed.ts';

const { as, describe } = checks('invitations');

const FIRST = { email: 'one@vector.example', company: 'ООО «Вектор»' };
const SECOND = { email: 'two@other.example', company: 'Вектор, ООО' };

async function inviteBoth(buyer: ContractClient, orderId: string) {
  const { body } = await buyer.ok('createInvitations', { orderId, body: { recipients: [FIRST, SECOND] } });
  return { sent: body.data.map(({ email }) => email), skipped: body.skipped };
}

describe('a supplier with two addresses', () => {
  as('buyer', 'is invited once to bid sealed', async (buyer) => {
    const { orderId } = await sealedOrder(buyer);
    const skipped = [{ email: SECOND.email, reason: 'same_supplier' }];
    expect(await inviteBoth(buyer, orderId)).toEqual({ sent: [FIRST.email], skipped });
    const { body: later } = await buyer.ok('createInvitations', { orderId, body: { recipients: [SECOND] } });
    expect(later).toEqual({ data: [], skipped });
  });

  as('buyer', 'is known by its invited name after its entry is renamed, and in look-alike letters', async (buyer) => {
    const { orderId } = await sealedOrder(buyer);
    const inviteOne = async (email: string, company: string) => {
      const { body } = await buyer.ok('createInvitations', { orderId, body: { recipients: [{ email, company }] } });
      return body;
    };
    const [invited] = (await inviteOne(FIRST.email, FIRST.company)).data;
    const at = { supplierId: invited?.supplierId ?? '', ifMatch: '*' } as const;
    await buyer.ok('updateSupplier', { ...at, body: { name: 'ООО «Другое»' } });
    const again = [
      ['two@other.example', SECOND.company],
      ['three@other.example', 'OOO Beктop'],
      ['one+two@vector.example', 'ООО «Третье»'],
    ] as const;
    for (const [email, company] of again) {
      expect(await inviteOne(email, company)).toEqual({ data: [], skipped: [{ email, reason: 'same_supplier' }] });
    }
  });

  as('buyer', 'may answer at both where bids are not sealed', async (buyer) => {
    expect(await inviteBoth(buyer, tender.orderId)).toEqual({ sent: [FIRST.email, SECOND.email], skipped: [] });
  });

  as('buyer', 'is another one with another tax number', async (buyer) => {
    const { orderId } = await sealedOrder(buyer);
    for (const [{ email, company }, id] of [
      [FIRST, '7743001110'],
      [SECOND, '7805002229'],
    ] as const) {
      const contacts = [{ email, isPrimary: true }];
      await buyer.ok('createSupplier', { body: { name: company, taxId: { scheme: 'RU-INN', id }, contacts } });
    }
    expect(await inviteBoth(buyer, orderId)).toEqual({ sent: [FIRST.email, SECOND.email], skipped: [] });
  });
});
