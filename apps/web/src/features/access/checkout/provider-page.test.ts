import { describe, expect, it } from 'vitest';
import { providerAddress, returnUrlOf } from './provider-page.ts';

describe('providerAddress', () => {
  it.each([
    ['https://pay.example/checkout/1', 'https://pay.example/checkout/1'],
    ['/__mock/checkout/pay_1?world=default', `${location.origin}/__mock/checkout/pay_1?world=default`],
  ])('opens %s at %s', (confirmationUrl, address) => {
    expect(providerAddress(confirmationUrl)).toBe(address);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://pay.example/1', '//[', null])(
    'rejects %s (B11)',
    (confirmationUrl) => {
      expect(providerAddress(confirmationUrl)).toBeNull();
    },
  );
});

it('redirects to this page without an earlier payment', () => {
  const search = '?returnTo=%2Fzakupki%2Forders%3Fq%3D%D0%B0&payment=pay_1&resume=publishOrder';
  expect(returnUrlOf({ pathname: '/zakupki/trial/expired', search })).toBe(
    '/app/zakupki/trial/expired?returnTo=%2Fzakupki%2Forders%3Fq%3D%D0%B0&resume=publishOrder',
  );
  expect(returnUrlOf({ pathname: '/zakupki/trial/expired', search: '?payment=pay_1' })).toBe(
    '/app/zakupki/trial/expired',
  );
});
