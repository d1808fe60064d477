/** Evidence of conflicts: stated totals, suppliers without VAT, two bids of one supplier. */
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

  it('names the fields that two bids of one supplier share', async () => {
    const { details, explanation } = await one(await signedIn('buyer'), 'duplicate_bid/supplier');
    expect(details).toMatchObject({ taxScheme: 'RU-INN', name: null, phone: null, email: null });
    const { taxId } = details as { taxId: string };
    expect(explanation).toContain(`один ИНН ${taxId}`);
  });
});
