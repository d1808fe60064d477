import { beforeEach, expect, it } from 'vitest';
import { mayLoadBuild, mayReload } from './reload-guard.ts';

beforeEach(() => sessionStorage.clear());

it('lets an address reload once in ten seconds (spec §9)', () => {
  expect(mayReload('/app/zakupki', 0)).toBe(true);
  expect(mayReload('/app/zakupki', 9_999)).toBe(false);
  expect(mayReload('/app/zakupki', 10_000)).toBe(true);
});

it('lets another address reload meanwhile', () => {
  expect(mayReload('/app/zakupki', 0)).toBe(true);
  expect(mayReload('/app/login', 1)).toBe(true);
});

it('allows three reloads a minute in all', () => {
  expect(['/a', '/b', '/c', '/d'].map((address) => mayReload(address, 0))).toEqual([true, true, true, false]);
  expect(mayReload('/d', 60_000)).toBe(true);
});

it.each(['{', '{"a":1}', '[1,null,["x"]]', ''])('takes the memory %j for none', (stored) => {
  sessionStorage.setItem('zakupki-reloads', stored);
  expect(mayReload('/app', 0)).toBe(stored !== '{' && stored !== '');
});

it('never reloads when it cannot remember (D4)', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(mayReload('/app', 0, blocked)).toBe(false);
});

it('loads the page once for a new build, should the old one come back', () => {
  expect(['two', 'two', 'three'].map((build) => mayLoadBuild(build))).toEqual([true, false, true]);
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(mayLoadBuild('four', blocked)).toBe(false);
});
