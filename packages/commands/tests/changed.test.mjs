import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../workspace.mjs';
import { AREAS } from './areas.mjs';
import { foldersOf, pathsOf, testsOf } from './changed.mjs';

const glob = (/** @type {string} */ pattern) => globSync(pattern, { cwd: ROOT });
const of = (/** @type {string[]} */ ...changed) =>
  Object.fromEntries(testsOf(changed, glob).map(({ folder, files }) => [folder, files]));

describe('the areas', () => {
  it('name files that exist', () => {
    const named = Object.values(AREAS).flatMap(foldersOf);
    // Some tags of the contract share a file.
    expect(named.filter((path) => !path.endsWith('.yaml') && !existsSync(ROOT + path))).toEqual([]);
    const nouns = Object.values(AREAS).flatMap(({ mock = [] }) => mock);
    expect(nouns.filter((noun) => pathsOf(noun).length === 0)).toEqual([]);
  });

  it.each(Object.entries(AREAS))('%s has a journey of `npm test`', (_name, { journeys }) => {
    const specs = journeys.flatMap((journey) => glob(`apps/e2e/tests/${journey}{,/**/*}.spec.ts`));
    const tests = specs.flatMap((spec) =>
      readFileSync(ROOT + spec, 'utf8')
        .split(/^ *test\(/mu)
        .slice(1),
    );
    expect(tests.filter((test) => !/^[^{]*\{ tag: '@exhaustive'/u.test(test))).not.toEqual([]);
  });

  it.each([
    'apps/web/src/features',
    'apps/web/src/entities',
    'apps/mock-api/src/resources',
    'apps/mock-api/src/rules',
    'apps/mock-api/src/tables',
    'apps/e2e/tests',
  ])('have every folder of %s', (parent) => {
    const named = Object.values(AREAS).flatMap(foldersOf);
    const folders = readdirSync(ROOT + parent, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const missing = folders.filter(({ name }) => !named.some((path) => path.startsWith(`${parent}/${name}/`)));
    // Their tests are those of the whole product.
    const general = ['builds', 'callers', 'console', 'in-process', 'looks', 'routes'];
    expect(missing.map(({ name }) => name).filter((name) => !general.includes(name))).toEqual([]);
  });
});

describe('the tests of a change', () => {
  it('in a feature are those of its area, journeys included', () => {
    const tests = of('apps/web/src/features/award/award-dialog.tsx');
    expect(Object.keys(tests)).toEqual(['packages/procurement', 'apps/mock-api', 'apps/web', 'apps/e2e']);
    expect(tests['apps/mock-api']).toContain('test/contract/awards/awards.test.ts');
    expect(tests['apps/mock-api']).not.toContain('test/contract/orders/orders.test.ts');
    expect(tests['apps/e2e']).toContain('tests/award/award.spec.ts');
  });

  it('in files of no area are all of the package', () => {
    expect(of('packages/spreadsheet/src/files/read.ts')).toEqual({ 'packages/spreadsheet': 'all' });
    expect(of('packages/mock-engine/src/world/clock.ts')).toEqual({
      'packages/mock-engine': 'all',
      'apps/mock-api': 'all',
    });
  });

  it('in a test include it, whatever its area', () => {
    expect(of('apps/e2e/tests/console/docs.spec.ts', 'README.md')).toEqual({
      'apps/e2e': ['tests/console/docs.spec.ts'],
    });
  });
});
