import { expect, test, vi } from 'vitest';
import { unitSign } from '../../format/number/units.ts';
import { readJson } from './read-json.ts';

const FURTHER = { unitCode: 'OKEI876' };

test.each([
  ['a common unit', { unitCode: 'H87', name: 'Код OKEI876' }, 0],
  ['a unit of the classification', FURTHER, 1],
])('an answer with %s', async (_what, body, loads) => {
  const loadUnits = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
  expect(await readJson(Response.json(body), loadUnits)).toEqual(body);
  expect(loadUnits).toHaveBeenCalledTimes(loads);
});

test('names a unit of the classification', async () => {
  await readJson(Response.json(FURTHER));
  expect(unitSign('OKEI876')).toBe('усл. ед');
});

test('an answer is read without the names when they cannot be loaded', async () => {
  vi.resetModules();
  vi.doMock('@zakupki/procurement/units/okei', () => {
    throw new Error('offline');
  });
  const { readJson: readOffline } = await import('./read-json.ts');
  expect(await readOffline(Response.json(FURTHER))).toEqual(FURTHER);
});

test('an empty body is null, and one that is no JSON is an error', async () => {
  expect(await readJson(new Response(''))).toBeNull();
  await expect(readJson(new Response('<html>'))).rejects.toThrow(SyntaxError);
});
