import { describe, expect, it } from 'vitest';
import { entryLink, pathProblem } from './entry-link.ts';

const ORIGIN = 'http://localhost:4010';

describe('an entry link', () => {
  it('contains the choices in readable form', () => {
    const link = entryLink(ORIGIN, {
      world: 'ticket-118',
      as: 'buyer',
      scenario: 'trial-expired',
      to: '/zakupki/orders?status=draft',
    });
    expect(link).toBe(
      'http://localhost:4010/__mock/enter?world=ticket-118&as=buyer&scenario=trial-expired&to=/zakupki/orders?status%3Ddraft',
    );
  });

  it('omits unchanged choices', () => {
    expect(entryLink('', { world: 'default', as: null, scenario: null, to: ' ' })).toBe('/__mock/enter?world=default');
  });

  it('accepts a path with the product’s prefix', () => {
    expect(entryLink('', { world: 'w', to: '/app/zakupki' })).toBe('/__mock/enter?world=w&to=/zakupki');
    expect(entryLink('', { world: 'w', to: '/app' })).toBe('/__mock/enter?world=w');
    expect(entryLink('', { world: 'w', to: '/apply' })).toBe('/__mock/enter?world=w&to=/apply');
  });

  it.each(['/a?b=c&d=e#f', '/поиск?q=бумага', '/a b+c%20d', '/a?next=/b?c=d'])('preserves the full path: %s', (to) => {
    const link = new URL(entryLink(ORIGIN, { world: 'w', to }));
    expect(link.searchParams.get('to')).toBe(to);
    expect(link.hash).toBe('');
  });
});

it.each(['', '/', '/zakupki', ' /zakupki?a=//b '])('"%s" is a path of the product', (to) => {
  expect(pathProblem(to)).toBeNull();
});

it.each(['zakupki', '//evil.example', 'https://evil.example', '/\\evil.example'])(
  '"%s" is not a path of the product',
  (to) => {
    expect(pathProblem(to)).toMatch(/beginning with one slash/);
  },
);
