import { describe, expect, it } from 'vitest';
import { returnPathFrom, safeReturnPath } from './return-path.ts';

describe('a path of the product (B4)', () => {
  it.each([
    ['/', '/'],
    ['/zakupki', '/zakupki'],
    ['/zakupki/orders?status=draft&q=болт#row-3', '/zakupki/orders?status=draft&q=%D0%B1%D0%BE%D0%BB%D1%82#row-3'],
    ['/zakupki/orders/ord_1/bids/new', '/zakupki/orders/ord_1/bids/new'],
    ['/zakupki/orders?next=https://evil.example', '/zakupki/orders?next=https://evil.example'],
    ['/app/zakupki/orders?page=2', '/zakupki/orders?page=2'],
    ['/app', '/'],
    ['/zakupki/../zakupki/orders', '/zakupki/orders'],
  ])('%s is followed', (wanted, path) => {
    expect(safeReturnPath(wanted)).toBe(path);
  });
});

describe('anything else (B1, B2, B3)', () => {
  it.each([
    'https://evil.example',
    'HTTPS://evil.example/zakupki',
    'https:evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    '/%2f%2fevil.example',
    '/%2Fevil.example',
    '%2f%2fevil.example',
    '/%5cevil.example',
    '/.//evil.example',
    '/zakupki/..//evil.example',
    '/%09/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/zakupki\u0000',
    '/%00',
    '/%E0%A4%A',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    '@evil.example',
    'zakupki/orders',
    '?redirect=/zakupki',
    '#row-3',
    '',
    ' /zakupki',
    '/login',
    '/LOGIN/',
    '/%6Cogin',
    '/app/login',
    '/login?redirect=/zakupki',
    '/logout',
    '/auth-by-token?token=secret',
    null,
    undefined,
    42,
    ['/zakupki'],
  ])('%j is not followed', (wanted) => {
    expect(safeReturnPath(wanted)).toBeNull();
  });
});

describe('a repeated parameter (B3)', () => {
  it('returns the first safe one', () => {
    const search = new URLSearchParams('redirect=//evil.example&redirect=/login&redirect=/zakupki&redirect=/');
    expect(returnPathFrom(search, 'redirect')).toBe('/zakupki');
  });

  it('returns none when none is safe', () => {
    expect(returnPathFrom(new URLSearchParams('redirect=//evil.example&returnTo=/zakupki'), 'redirect')).toBeNull();
  });
});
