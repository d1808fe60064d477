import type { AuditEvent } from '@zakupki/api-client/schema';
import { expect, it } from 'vitest';
import { activityText } from './audit-words.ts';

const event = (action: AuditEvent['action'], actor: string, label: string) =>
  ({ actor: { id: 'inv_1', name: actor }, action, entity: { type: 'bid', id: 'bid_1', label } }) as AuditEvent;

it.each([
  ['bid.submit', 'ООО «Вектор» submitted a bid'],
  ['bid.withdraw', 'ООО «Вектор» withdrew their bid'],
  ['invitation.decline', 'ООО «Вектор» declined'],
] as const)('names a company once: %s', (action, words) => {
  expect(activityText(event(action, 'ООО «Вектор»', 'ООО «Вектор»'))).toBe(words);
});

it('names the person and the company', () => {
  expect(activityText(event('bid.submit', 'Галина Котова', 'ООО «ТараПак»'))).toBe(
    'Галина Котова submitted ООО «ТараПак»’s bid',
  );
});
