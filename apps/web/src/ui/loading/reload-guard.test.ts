import { beforeEach, expect, it } from 'vitest';
import { mayLoadBuild, mayReload } from './reload-guard.ts';

beforeEach(() => sessionStorage.clear());

it('allows one reload of an address in ten seconds (spec §9)', () => {
  expect(mayReload('/app/zakupki', 0)).toBe(true);
  expect(mayReload('/app/zakupki', 9_999)).toBe(false);
  expect(mayReload('/app/zakupki', 10_000)).toBe(true);
});

it('allows a reload of another address in that time', () => {
  expect(mayReload('/app/zakupki', 0)).toBe(true);
  expect(mayReload('/app/login', 1)).toBe(true);
});

it('allows three reloads a minute in total', () => {
  expect(['/a', '/b', '/c', '/d'].map((address) => mayReload(address, 0))).toEqual([true, true, true, false]);
  expect(mayReload('/d', 60_000)).toBe(true);
});

it.each(['{', '{"a":1}', '[1,null,["x"]]', ''])('treats the stored value %j as no reloads', (stored) => {
  sessionStorage.setItem('zakupki-reloads', stored);
  expect(mayReload('/app', 0)).toBe(stored !== '{' && stored !== '');
});

it('never reloads without storage (D4)', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(mayReload('/app', 0, blocked)).toBe(false);
});

it('reloads once for a new build, even if the old one returns', () => {
  expect(['two', 'two', 'three'].map((build) => mayLoadBuild(build))).toEqual([true, false, true]);
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(mayLoadBuild('four', blocked)).toBe(false);
});
