import { expect, it } from 'vitest';
import { importedPackages } from '../pack/imports.mjs';
import { readManifest } from '../pack/manifest.mjs';
import { ROOT } from '../workspace.mjs';

// A production installation has no others.
it.each([
  'packages/api-client',
  'packages/mock-control',
  'packages/mock-engine',
  'packages/procurement',
  'packages/spreadsheet',
  'packages/words',
  'apps/mock-api',
])('%s names what it imports among its dependencies', (folder) => {
  const { dependencies, peerDependencies } = readManifest(folder);
  const named = Object.keys({ ...dependencies, ...peerDependencies });
  const imported = importedPackages(ROOT + folder, 'src/**/*.ts');
  expect(imported.filter((name) => !named.includes(name))).toEqual([]);
});
