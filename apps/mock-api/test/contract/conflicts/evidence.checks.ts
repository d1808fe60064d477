/** Evidence of conflicts: stated totals, suppliers without VAT, two bids of one supplier. */
import { etag } from '@zakupki/api-client/operation';
import { checks, expect } from '../suite/checks.ts';
import { signedIn } from '../suite/client.ts';
import { bid, bidOf, edited, listed, one } from './demo-conflicts.ts';

const { as, describe, it } = checks('conflicts');

describe('the evidence', () => {
  as(
    'buyer',
    'compares a stated total with each sum: delivery included is no conflict, another VAT basis is a note',
    async (buyer) => {
      const { totals, vatMode } = await bid(buyer, 'metiz');
      const [quoted, other] = vatMode === 'included' ? [totals.gross, totals.net] : [totals.net, totals.gross];
      const plusThousand = (amount: string) => amount.replace(/^\d+/, (roubles) => String(Number(roubles) + 1000));
      const stating = async (declaredTotal: string) => {
        await edited(buyer, 'metiz', () => ({ deliveryCost: '1000.00', declaredTotal }));
        const { data } = await listed(buyer, { kind: ['arithmetic_mismatch'], bidId: bidOf('metiz') });
        return data.map(({ facet, severity, details }) => ({ facet, severity, details }));
      };
      expect(await stating(plusThousand(quoted))).toEqual([]);
      const statedVatMode = vatMode === 'included' ? 'excluded' : 'included';
      for (const [declared, statedDelivery] of [
        [other, false],
        [plusThousand(other), true],
      ] as const)
        expect(await stating(declared)).toMatchObject([
          { facet: 'total_basis', severity: 'info', details: { declared, statedVatMode, statedDelivery } },
        ]);
      expect(await stating(plusThousand(plusThousand(quoted)))).toMatchObject([
        { facet: 'total', severity: 'warning', details: { statedVatMode: null, statedDelivery: null } },
      ]);
    },
  );

  as('buyer', 'reports a supplier without VAT once', async (buyer) => {
    const untaxed = await edited(buyer, 'metiz', ({ items }) => ({
      items: items.map(({ computed: _computed, ...line }) => ({ ...line, vatRate: 'none' })),
    }));
    const { data } = await listed(buyer, { kind: ['vat_mismatch'], bidId: untaxed.id });
    expect(data.map(({ facet, orderItemId }) => [facet, orderItemId])).toEqual([['not_payer', null]]);
  });

  as('buyer', 'compares a lone bid with the price paid before', async (buyer) => {
    const { rows } = (await buyer.ok('getComparison', { orderId: 'ord_cable' })).body;
    const [cable] = rows;
    const { body: draft } = await buyer.ok('createOrder', {
      body: {
        title: 'Ещё кабель',
        submissionDeadline: '2026-11-20T12:00:00Z',
        decisionDate: '2026-11-25',
        delivery: { address: 'Тверь' },
        items: [{ name: cable?.name ?? '', quantity: '10', unitCode: cable?.unitCode ?? 'MTR' }],
      },
    });
    const { order } = (await buyer.ok('publishOrder', { orderId: draft.id, ifMatch: etag(draft), body: {} })).body;
    const { body: offer } = await buyer.ok('createBid', {
      orderId: order.id,
      body: {
        supplier: { name: 'ООО «Кабель»', contacts: [{ email: 'sales@cable.example', isPrimary: true }] },
        validUntil: '2026-12-31',
        items: [{ orderItemId: order.items[0]?.id ?? '', unitPrice: '7840' }],
      },
    });
    await buyer.ok('submitBid', { orderId: order.id, bidId: offer.id, ifMatch: etag(offer), body: {} });
    const { data } = (await buyer.ok('listConflicts', { orderId: order.id, kind: ['price_abnormally_high'] })).body;
    expect(data.map(({ facet, details }) => [facet, details])).toMatchObject([
      ['line', { medianOfOthers: null, lastPrice: '78.4', ceiling: null, suspectedFactor: 100 }],
    ]);
  });

  it('names the fields that two bids of one supplier share', async () => {
    const { details, explanation } = await one(await signedIn('buyer'), 'duplicate_bid/supplier');
    expect(details).toMatchObject({ taxScheme: 'RU-INN', name: null, phone: null, email: null });
    const { taxId } = details as { taxId: string };
    expect(explanation).toContain(`один ИНН ${taxId}`);
  });
});
