import type { AuditEvent } from '@zakupki/api-client/schema';
import { beforeEach, expect, it } from 'vitest';
import { setLocale } from '../../i18n/locale.ts';
import { formatChanges } from './history-fields.ts';

beforeEach(() => setLocale('en'));

type Change = AuditEvent['changes'][number];

function formatted(type: AuditEvent['entity']['type'], ...changes: Change[]) {
  const event: AuditEvent = {
    id: 'aud_1',
    at: '2026-11-02T09:00:00Z',
    actor: { id: 'usr_buyer', name: 'Anna' },
    copiedBy: null,
    onBehalfOf: null,
    action: type === 'order' ? 'order.revise' : 'bid.update',
    entity: { type, id: 'x', label: 'X' },
    orderId: 'ord_x',
    changes,
    reason: null,
    requestId: null,
  };
  return formatChanges(event, 'RUB').map(({ label, from, to }) => [label, from, to]);
}

it.each<[AuditEvent['entity']['type'], Change, string[]]>([
  ['order', { path: '/budget', from: '350000.00', to: '400000.50' }, ['Budget', '₽350,000.00', '₽400,000.50']],
  ['order', { path: '/requireVat', from: 'false', to: 'true' }, ['VAT-registered suppliers only', 'No', 'Yes']],
  ['order', { path: '/decisionDate', from: '2026-11-10', to: '2026-11-12' }, ['Decision by', '10 Nov', '12 Nov']],
  [
    'order',
    { path: '/vatMode', from: 'included', to: 'excluded' },
    ['Prices are quoted', 'VAT included', 'VAT excluded'],
  ],
  ['order', { path: '/items/4/name', from: 'A', to: 'B' }, ['Line 5, Name', 'A', 'B']],
  ['order', { path: '/items/0/quantity', from: '20000', to: '2500.5' }, ['Line 1, Quantity', '20,000', '2,500.5']],
  ['order', { path: '/items/0/unitCode', from: 'H87', to: 'MTR' }, ['Line 1, Unit', 'pcs', 'm']],
  ['bid', { path: '/items/2/unitPrice', from: '0.85', to: '0.8501' }, ['Line 3, Price', '₽0.85', '₽0.8501']],
  ['bid', { path: '/deliveryDays', from: '10', to: '12' }, ['Delivery', '10 days', '12 days']],
])('formats %s %j as the editor does', (type, change, expected) => {
  const [[label = '', ...values] = []] = formatted(type, change);
  expect(values.map((value) => value?.replaceAll('\u00a0', ' '))).toEqual(expected.slice(1));
  expect(label?.toLowerCase().split(',')[0]).toBe(expected[0]?.toLowerCase().split(',')[0]);
});

it('names added and removed lines by their position', () => {
  expect(
    formatted('order', { path: '/items/2', from: null, to: 'Bolt' }, { path: '/items/0', from: 'Nut', to: null }),
  ).toEqual([
    ['Line 3', null, 'Bolt'],
    ['Line 1', 'Nut', null],
  ]);
});

it('omits what the event’s sentence says, and shows unknown values unchanged', () => {
  expect(formatted('order', { path: '/status', from: 'draft', to: 'published' })).toEqual([]);
  expect(formatted('order', { path: '/future/field', from: 'a', to: 'b' })).toEqual([['Other', 'a', 'b']]);
  // A value that cannot be parsed is shown as stored.
  expect(formatted('order', { path: '/submissionDeadline', from: 'soon', to: null })).toEqual([
    ['Bids due', 'soon', null],
  ]);
});
