/** What the changelog of a packed package says of the contract that it carries. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../workspace.mjs';
import { readManifest } from './manifest.mjs';
import { PUBLISHED } from './published.mjs';

const [, contract] = /^ {2}version: (\S+)$/mu.exec(readFileSync(`${ROOT}openapi/openapi.yaml`, 'utf8')) ?? [];

// The engine serves any document.
it.each(PUBLISHED.filter(({ folder }) => folder !== 'packages/mock-engine'))(
  'of $texts names the present contract below the present version',
  ({ folder, texts }) => {
    const [, latest = ''] = readFileSync(`${ROOT}${texts}/CHANGELOG.md`, 'utf8').split(/^## /mu);
    expect(latest.split('\n')[0]).toBe(readManifest(folder).version);
    expect(latest).toMatch(new RegExp(`contract ${contract?.replaceAll('.', '\\.')}\\b`, 'iu'));
  },
);
