import { expect, test } from 'vitest';
import { aBid, aLine, anOrder, aSupplier } from '../../../test/recount/example-order.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import { completenessFaults } from './completeness.ts';

const contact = { name: null, role: null, email: null, phone: null, isPrimary: false };
const reachable = { ...contact, phone: '+74957771122' };

test.each<[string, Partial<BidRecord>, string[]]>([
  ['nothing', {}, []],
  ['the name', { supplier: aSupplier(1, { name: null }) }, ['/supplier/name']],
  ['a name of more than spaces', { supplier: aSupplier(1, { name: '  ' }) }, ['/supplier/name']],
  [
    'a name other than the address of an invitation',
    {
      source: 'supplier_link',
      supplier: aSupplier(1, { name: 'Sales@Metiz.test', contacts: [{ ...reachable, email: 'sales@metiz.test' }] }),
    },
    ['/supplier/name'],
  ],
  ['a contact', { supplier: aSupplier(1, { contacts: [] }) }, ['/supplier/contacts']],
  [
    'a way to reach the second contact',
    { supplier: aSupplier(1, { contacts: [reachable, contact] }) },
    ['/supplier/contacts/1/email'],
  ],
  ['lines', { items: [] }, ['/items']],
  ['a line that is not declined', { items: [aLine(1, { offered: false })] }, ['/items']],
  [
    'a price on an offered line',
    { items: [aLine(1, { offered: false }), aLine(2, { unitPrice: null })] },
    ['/items/1/unitPrice'],
  ],
  ['only one price', { items: [aLine(1, { unitPrice: null }), aLine(2)] }, []],
  ['the advance share', { payment: { kind: 'mixed', prepayPercent: null } }, ['/payment/prepayPercent']],
  [
    'everything',
    { supplier: aSupplier(1, { name: null, contacts: [] }), items: [] },
    ['/supplier/name', '/supplier/contacts', '/items'],
  ],
])('reports a bid that lacks %s', (_what, changes, pointers) => {
  const faults = completenessFaults(aBid(1, changes), anOrder());
  expect(faults.map(({ pointer }) => pointer)).toEqual(pointers);
  expect(faults.every(({ code }) => code === 'required')).toBe(true);
});
