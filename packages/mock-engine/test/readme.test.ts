/** The examples of the README compile, in its order and as one file. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ENGINE = join(import.meta.dirname, '..');
/** In the package, so that its name resolves; ignored by Git. */
const FOLDER = join(ENGINE, '.results/readme');

it('the examples of the README compile', () => {
  const text = readFileSync(join(ENGINE, 'README.md'), 'utf8');
  const examples = [...text.matchAll(/^```ts\n(.*?)^```$/gmsu)].map(([, code = '']) => code);
  expect(examples).toHaveLength(3);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'readme.ts'), ['declare const YAML: string;', ...examples].join('\n'));
  const config = { extends: '../../../../tsconfig.base.json', include: ['readme.ts'] };
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(config));
  const { stdout } = spawnSync(join(ENGINE, 'node_modules/.bin/tsc'), ['-p', FOLDER], { encoding: 'utf8' });
  expect(stdout).toBe('');
}, 60_000);
