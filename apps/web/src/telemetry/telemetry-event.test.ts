import { describe, expect, it } from 'vitest';
import { controlKind, errorClass, reportedPage } from './telemetry-event.ts';

describe('reportedPage', () => {
  it.each([
    ['/zakupki/orders/ord_paper', '/zakupki/orders/:id'],
    ['/zakupki/orders/new', '/zakupki/orders/new'],
    ['/zakupki/orders/ord_1/bids/bid_2', '/zakupki/orders/:orderId/bids/:id'],
    ['/zakupki/orders/ord_1/bids/new', '/zakupki/orders/:orderId/bids/new'],
    ['/signup/email/verify/usr_1/0a1b2c', '/signup/email/verify/:id/:hash'],
    ['/', '/'],
    ['/other/ivan@demo.example', '*'],
  ])('reports %s as %s, without ids', (pathname, page) => {
    expect(reportedPage({ pathname, search: '' })).toEqual({ page, query: {} });
  });

  it('includes only parameters of the view', () => {
    const search = '?tab=award&view=memo&q=Иванов&redirect=%2Fzakupki&token=secret&email=a%40b.c&status=draft';
    expect(reportedPage({ pathname: '/zakupki/orders/ord_1', search }).query).toEqual({
      tab: 'award',
      view: 'memo',
      status: 'draft',
    });
  });

  it('omits unknown values of these parameters', () => {
    expect(reportedPage({ pathname: '/zakupki', search: '?tab=a%40b.c&status=Иванов&view=' }).query).toEqual({});
  });
});

it('reports only the kind of a control', () => {
  document.body.innerHTML = '<a href="/zakupki/orders/ord_1"><b>Болты</b></a><p>Иванов</p>';
  expect(controlKind(document.querySelector('b'))).toBe('a');
  expect(controlKind(document.querySelector('p'))).toBe('page');
  expect(controlKind(null)).toBe('page');
});

it('reports only the class of an error', () => {
  class IvanovError extends Error {
    override name = 'Иванов';
  }
  expect(errorClass(new TypeError('Иванов is not a function'))).toBe('TypeError');
  expect(errorClass(new DOMException('Иванов', 'AbortError'))).toBe('DOMException');
  expect(errorClass(new IvanovError('Иванов'))).toBe('Error');
  expect(errorClass('Иванов')).toBe('Error');
});
