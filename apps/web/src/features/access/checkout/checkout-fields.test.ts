import type { CreditPack } from '@zakupki/api-client/schema';
import { describe, expect, it } from 'vitest';
import { checkoutBody, checkoutProblems } from './checkout-fields.ts';
import type { Purchase } from './purchase.ts';

const PACK: CreditPack = {
  id: 'pck_10',
  credits: 10,
  price: '2190.00',
  vat: '394.92',
  currency: 'RUB',
  validDays: 365,
};
const purchase: Purchase = { kind: 'pack', pack: PACK };
const HERE = '/app/zakupki/credits/expired';
const values = { promoCode: '', company: 'ООО «Северный ветер»', inn: '7736 050003', email: 'buh@sever.example' };

describe('an invoice', () => {
  it('is addressed to the company with its number without spaces', () => {
    expect(checkoutBody(purchase, 'invoice', values, HERE)).toEqual({
      packId: 'pck_10',
      method: 'invoice',
      invoice: {
        company: 'ООО «Северный ветер»',
        taxId: { scheme: 'RU-INN', id: '7736050003' },
        email: 'buh@sever.example',
      },
    });
  });

  it.each([
    ['company', { company: ' ' }, 'Enter a company name'],
    ['inn', { inn: '' }, 'Enter an INN'],
    ['inn', { inn: '7736050004' }, 'This INN is not valid. Check its digits.'],
    ['inn', { inn: '77360' }, 'An INN has 10 digits, or 12 for sole traders'],
    ['email', { email: 'buh' }, 'Enter an e-mail address, such as anna@company.ru'],
  ] as const)('rejects the field %s when it is %o', (field, change, message) => {
    const fieldProblems = checkoutProblems(purchase, 'invoice', { ...values, ...change });
    expect(Object.keys(fieldProblems)).toEqual([field]);
    expect(fieldProblems[field]?.()).toBe(message);
  });
});

it('needs no company data for a card payment', () => {
  const empty = { promoCode: '', company: '', inn: '', email: '' };
  expect(checkoutProblems(purchase, 'card', empty)).toEqual({});
  expect(checkoutBody(purchase, 'card', empty, HERE)).toEqual({ packId: 'pck_10', method: 'card', returnUrl: HERE });
});
