import { describe, expect, it } from 'vitest';
import { signUpBody, signUpProblems, type SignUpValues } from './signup-body.ts';

const GOOD: SignUpValues = {
  email: ' anna@severwind.ru ',
  password: 'lampa-oblako-7',
  company: '',
  promoCode: '',
  terms: 'on',
  marketing: '',
};

describe('signUpProblems', () => {
  it('accepts what the contract accepts', () => {
    expect(signUpProblems(GOOD)).toEqual({});
  });

  it.each([
    ['no address', { email: '' }, 'email', 'Enter an e-mail address'],
    ['half an address', { email: 'anna' }, 'email', 'Enter an e-mail address, such as anna@company.ru'],
    ['a short password', { password: 'abc' }, 'password', 'At least 8 characters'],
    ['a company name that is too long', { company: 'x'.repeat(201) }, 'company', 'At most 200 characters'],
    ['a promo code with blanks', { promoCode: 'START 10' }, 'promoCode', 'Enter 4 to 32 letters, digits or dashes'],
    ['terms not accepted', { terms: '' }, 'terms', 'Accept the terms to continue'],
  ] as const)('rejects %s', (_, change, field, message) => {
    const fieldProblems = signUpProblems({ ...GOOD, ...change });
    expect(Object.keys(fieldProblems)).toEqual([field]);
    expect(fieldProblems[field]?.()).toBe(message);
  });
});

describe('signUpBody', () => {
  it('omits empty fields', () => {
    expect(signUpBody(GOOD, null)).toEqual({
      email: 'anna@severwind.ru',
      password: 'lampa-oblako-7',
      consents: { terms: true, marketing: false },
    });
  });

  it('includes the referrer, the promo code and the consent', () => {
    const body = signUpBody({ ...GOOD, promoCode: 'start10', marketing: 'on' }, 'partner-one');
    expect(body).toMatchObject({ ref: 'partner-one', promoCode: 'start10', consents: { marketing: true } });
  });

  it('omits an invalid referrer', () => {
    expect(signUpBody(GOOD, '<script>')).not.toHaveProperty('ref');
  });
});
