import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../workspace.mjs';
import { readManifest } from './manifest.mjs';
import { CARRIES_CONTRACT, PUBLISHED } from './published.mjs';
import { contractVersion } from './versions.mjs';

it.each(['openapi', ...PUBLISHED.map(({ texts }) => texts)])(
  'the changelog of %s has a part of its version',
  (texts) => {
    const folder = PUBLISHED.find((published) => published.texts === texts)?.folder ?? '';
    const isOwn = texts !== 'openapi' && !CARRIES_CONTRACT.includes(folder);
    const [, latest = ''] = readFileSync(`${ROOT}${texts}/CHANGELOG.md`, 'utf8').split(/^## /mu);
    expect(latest.split('\n')[0]).toBe(isOwn ? readManifest(folder).version : contractVersion(ROOT));
  },
);
