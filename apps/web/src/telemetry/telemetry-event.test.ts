import { describe, expect, it } from 'vitest';
import { controlKind, errorClass, reportedPage } from './telemetry-event.ts';

describe('pages are reported without identifiers', () => {
  it.each([
    ['/zakupki/orders/ord_paper', '/zakupki/orders/:id'],
    ['/zakupki/orders/new', '/zakupki/orders/new'],
    ['/zakupki/orders/ord_1/bids/bid_2', '/zakupki/orders/:orderId/bids/:id'],
    ['/zakupki/orders/ord_1/bids/new', '/zakupki/orders/:orderId/bids/new'],
    ['/signup/email/verify/usr_1/0a1b2c', '/signup/email/verify/:id/:hash'],
    ['/', '/'],
    ['/other/ivan@demo.example', '*'],
  ])('%s as %s', (pathname, page) => {
    expect(reportedPage({ pathname, search: '' })).toEqual({ page, query: {} });
  });

  it('with view parameters only, not the rest of the query', () => {
    const search = '?tab=award&view=memo&q=Иванов&redirect=%2Fzakupki&token=secret&email=a%40b.c&status=draft';
    expect(reportedPage({ pathname: '/zakupki/orders/ord_1', search }).query).toEqual({
      tab: 'award',
      view: 'memo',
      status: 'draft',
    });
  });

  it('not even in an allowed parameter', () => {
    expect(reportedPage({ pathname: '/zakupki', search: '?tab=a%40b.c&status=Иванов&view=' }).query).toEqual({});
  });
});

it('controls are reported by kind only', () => {
  document.body.innerHTML = '<a href="/zakupki/orders/ord_1"><b>Болты</b></a><p>Иванов</p>';
  expect(controlKind(document.querySelector('b'))).toBe('a');
  expect(controlKind(document.querySelector('p'))).toBe('page');
  expect(controlKind(null)).toBe('page');
});

it('errors are reported by class only', () => {
  class IvanovError extends Error {
    override name = 'Иванов';
  }
  expect(errorClass(new TypeError('Иванов is not a function'))).toBe('TypeError');
  expect(errorClass(new DOMException('Иванов', 'AbortError'))).toBe('DOMException');
  expect(errorClass(new IvanovError('Иванов'))).toBe('Error');
  expect(errorClass('Иванов')).toBe('Error');
});
