/** The history of a supplier, counted again from the orders and their bids. */
import { etag } from '@zakupki/api-client/operation';
import type { Bid, Invitation, Order, Supplier } from '@zakupki/api-client/schema';
import { checks, expect } from '../suite/checks.ts';
import { type ContractClient, signedIn } from '../suite/client.ts';
import { invite } from '../invitations/invited.ts';

const { as, describe, it } = checks('address-book');

type Asked = { order: Order; invitation: Invitation | null; bids: Bid[]; awarded: number | null };

/** Every order with an invitation or submitted bids of the supplier, read one by one. */
async function ordersOf(buyer: ContractClient, supplierId: string): Promise<Asked[]> {
  const rows = (
    await Promise.all([false, true].map((archived) => buyer.ok('listOrders', { archived, perPage: 100 })))
  ).flatMap(({ body }) => body.data);
  const asked: Asked[] = [];
  for (const { id: orderId } of rows) {
    const { data } = (await buyer.ok('listBids', { orderId, perPage: 100 })).body;
    const submitted = data.filter((bid) => bid.supplier.supplierId === supplierId && bid.status !== 'draft');
    const { data: invitations } = (await buyer.ok('listInvitations', { orderId, perPage: 100 })).body;
    const invitation = invitations.find((one) => one.supplierId === supplierId && one.revokedAt === null) ?? null;
    if (submitted.length === 0 && !invitation) continue;
    const { body: order } = await buyer.ok('getOrder', { orderId });
    const bids = await Promise.all(
      submitted.map(async ({ id }) => (await buyer.ok('getBid', { orderId, bidId: id })).body),
    );
    const award = order.status === 'awarded' ? (await buyer.ok('getAward', { orderId })).body : null;
    const totals = award?.totalsBySupplier.filter((one) => one.supplierId === supplierId) ?? [];
    const awarded =
      totals.length > 0 ? totals.reduce((sum, { withDelivery }) => sum + Number(withDelivery.gross), 0) : null;
    asked.push({ order, invitation, bids, awarded });
  }
  return asked;
}

const askedAt = ({ order, invitation }: Asked) => invitation?.sentAt ?? order.publishedAt;

const percent = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 10_000) / 100);
const number = (text: string | null) => (text === null ? null : Number(text));

function hoursOf(asked: Asked): number | null {
  if (asked.bids.length === 0) return null;
  const first = Math.min(...asked.bids.map(({ receivedAt }) => Date.parse(receivedAt)));
  const hours = (first - Date.parse(askedAt(asked) ?? '')) / 3_600_000;
  return hours < 0 ? null : Math.round(hours * 10) / 10;
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  const [low, high] = middle;
  return low === undefined || high === undefined ? null : Math.round(((low + high) / 2) * 10) / 10;
}

describe('the history', () => {
  it.each(['sup_metiz', 'sup_volga', 'sup_krepmarket', 'sup_podshipnik', 'sup_energo', 'sup_krepmarket_kazan'])(
    'of %s agrees with its orders, invitations and bids',
    async (supplierId) => {
      const buyer = await signedIn('buyer');
      const asked = await ordersOf(buyer, supplierId);
      const answered = asked.filter((one) => one.bids.length > 0);
      const declined = asked.filter(({ invitation }) => invitation?.status === 'declined').length;
      const { figures, data, page } = (await buyer.ok('getSupplierHistory', { supplierId, perPage: 100 })).body;
      const won = answered.filter(({ bids }) => bids.some(({ status }) => status === 'won'));
      const bids = answered.flatMap((one) => one.bids);
      expect(page.totalItems).toBe(asked.length);
      const decided = answered.filter(({ order }) => order.status === 'awarded').length;
      const late = percent(bids.filter(({ flags }) => flags.isLate).length, bids.length);
      const { answeredPercent, wonPercent, medianResponseHours, onTimePercent } = figures;
      expect([figures.invited, figures.answered, figures.won, figures.declined]).toEqual([
        asked.length,
        answered.length,
        won.length,
        declined,
      ]);
      expect([answeredPercent, wonPercent, medianResponseHours, onTimePercent].map(number)).toEqual([
        percent(answered.length, asked.length),
        percent(won.length, decided),
        median(answered.flatMap((one) => hoursOf(one) ?? [])),
        late === null ? null : 100 - late,
      ]);
      const amounts = new Map<string, { orders: number; gross: number }>();
      for (const { order, awarded } of asked) {
        if (awarded === null) continue;
        const { orders, gross } = amounts.get(order.currency) ?? { orders: 0, gross: 0 };
        amounts.set(order.currency, { orders: orders + 1, gross: gross + awarded });
      }
      expect(
        figures.awarded.map(({ currency, orders, gross }) => [currency, { orders, gross: Number(gross) }]),
      ).toEqual([...amounts]);
      for (const row of data) {
        const found = asked.find(({ order }) => order.id === row.orderId);
        if (!found) throw new Error(`${row.orderId} is not an order of the supplier`);
        const { order } = found;
        expect(row).toMatchObject({
          number: order.number,
          title: order.title,
          status: order.status,
          currency: order.currency,
          askedAt: askedAt(found),
          invitation: found.invitation?.status ?? null,
        });
        expect(number(row.responseHours)).toBe(hoursOf(found));
        expect(row.bids.map(({ id }) => id).toSorted()).toEqual(found.bids.map(({ id }) => id).toSorted());
        for (const bid of row.bids) {
          const whole = found.bids.find(({ id }) => id === bid.id);
          const { number: at, status, round, receivedAt, rank, flags, totals } = whole ?? ({} as Bid);
          expect(bid).toEqual({
            id: bid.id,
            number: at,
            status,
            round,
            receivedAt,
            rank,
            isLate: flags.isLate,
            total: totals.comparableGross,
          });
        }
      }
    },
  );

  as('buyer', 'is paged, the latest contact first', async (buyer) => {
    const supplierId = 'sup_metiz';
    const { data, page } = (await buyer.ok('getSupplierHistory', { supplierId, perPage: 100 })).body;
    const latest = data.map((row) =>
      Math.max(...row.bids.map(({ receivedAt }) => Date.parse(receivedAt)), Date.parse(row.askedAt ?? '1970-01-01')),
    );
    expect(latest).toEqual(latest.toSorted((a, b) => b - a));
    expect(page.totalItems).toBe(data.length);
    const second = (await buyer.ok('getSupplierHistory', { supplierId, perPage: 1, page: 2 })).body;
    expect(second.data).toEqual(data.slice(1, 2));
  });

  as('buyer', 'counts a bid once it is submitted', async (buyer) => {
    const orderId = 'ord_fasteners';
    const { body: entry } = await buyer.ok('createSupplier', {
      body: { name: 'ООО «Трос»', contacts: [{ email: 'a@tros.example' }] },
    });
    const history = async () => (await buyer.ok('getSupplierHistory', { supplierId: entry.id })).body;
    const none = await history();
    expect(none.figures).toEqual({
      invited: 0,
      answered: 0,
      won: 0,
      declined: 0,
      answeredPercent: null,
      wonPercent: null,
      medianResponseHours: null,
      onTimePercent: null,
      awarded: [],
    });
    const body = {
      supplier: { supplierId: entry.id },
      receivedAt: '2026-10-13T12:15:00Z',
      items: [{ orderItemId: 'itm_fasteners_8', unitPrice: '51.20' }],
    };
    const { body: draft } = await buyer.ok('createBid', { orderId, body });
    expect(await history()).toEqual(none);
    const arg = { orderId, bidId: draft.id, ifMatch: etag(draft), body: {} };
    await buyer.ok('submitBid', arg);
    const { figures, data } = await history();
    const { body: order } = await buyer.ok('getOrder', { orderId });
    const hours = (Date.parse(body.receivedAt) - Date.parse(order.publishedAt ?? '')) / 3_600_000;
    expect(figures).toMatchObject({ invited: 1, answered: 1, won: 0, answeredPercent: '100', onTimePercent: '100' });
    expect(Number(figures.medianResponseHours)).toBeCloseTo(hours, 1);
    expect(data.map(({ bids }) => bids.map(({ id }) => id))).toEqual([[draft.id]]);
  });

  as('buyer', 'counts an invitation from its first e-mail, and whether it was declined', async (buyer) => {
    const { body: entry } = await buyer.ok('createSupplier', {
      body: { name: 'ООО «Трос»', contacts: [{ email: 'a@tros.example' }] },
    });
    const history = async () => (await buyer.ok('getSupplierHistory', { supplierId: entry.id })).body;
    const { invitation, supplier } = await invite(buyer, 'a@tros.example');
    expect(invitation.supplierId).toBe(entry.id);
    const opened = await history();
    expect(opened.figures).toMatchObject({ invited: 1, answered: 0, declined: 0, answeredPercent: '0' });
    expect(opened.data).toMatchObject([{ orderId: 'ord_tender', invitation: 'opened', bids: [] }]);
    await buyer.advance('PT1H');
    await buyer.ok('resendInvitation', { orderId: 'ord_tender', invitationId: invitation.id, body: {} });
    expect((await history()).data[0]?.askedAt).toBe(opened.data[0]?.askedAt);
    await supplier.ok('declineInvitation', { orderId: 'ord_tender', body: { reasonCode: 'capacity' } });
    const declined = await history();
    expect([declined.figures.declined, declined.data[0]?.invitation]).toEqual([1, 'declined']);
    // The invitation refers to the supplier: it prevents deletion and moves when suppliers are merged.
    const { body: current } = await buyer.ok('getSupplier', { supplierId: entry.id });
    const ifMatch = etag(current);
    await buyer.refused('deleteSupplier', { supplierId: entry.id, ifMatch }, 409, 'supplier_in_use');
    const { body: kept } = await buyer.ok('createSupplier', { body: { name: 'Канат' } });
    const body = { otherId: entry.id, otherVersion: current.version };
    await buyer.ok('mergeSuppliers', { supplierId: kept.id, ifMatch: '"1"', body });
    expect((await buyer.ok('getSupplierHistory', { supplierId: kept.id })).body).toEqual(declined);
    const invitationId = invitation.id;
    const { body: moved } = await buyer.ok('getInvitation', { orderId: 'ord_tender', invitationId });
    expect([moved.supplierId, moved.supplierName]).toEqual([kept.id, 'ООО «Трос»']);
    await buyer.ok('revokeInvitation', { orderId: 'ord_tender', invitationId, body: {} });
    expect((await buyer.ok('getSupplierHistory', { supplierId: kept.id })).body.data).toEqual([]);
  });

  as('empty', 'of another buyer is not found', async (caller) => {
    await caller.refused('getSupplierHistory', { supplierId: 'sup_metiz' }, 404);
  });
});

as('buyer', 'a supplier’s figures and its history agree', async (buyer) => {
  const { body: book } = await buyer.ok('listSuppliers', { perPage: 100 });
  for (const { id, stats } of book.data.filter((supplier: Supplier) => supplier.stats.bids > 0)) {
    const { data, figures } = (await buyer.ok('getSupplierHistory', { supplierId: id, perPage: 100 })).body;
    const bids = data.flatMap((order) => order.bids);
    expect([bids.length, bids.filter(({ status }) => status === 'won').length]).toEqual([stats.bids, stats.wins]);
    expect(Number(figures.onTimePercent) + Number(stats.lateRate)).toBe(100);
  }
});
