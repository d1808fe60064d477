import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../workspace.mjs';
import { DOCUMENT, draw, withPictures } from './architecture.mjs';
import { groupImports, importsOf, layersOf } from './imports.mjs';

it('the pictures show the current imports; "pnpm docs:architecture" redraws them', () => {
  const text = readFileSync(ROOT + DOCUMENT, 'utf8');
  expect(text).toBe(withPictures(ROOT, text));
});

it.each([
  ...globSync('{apps,packages}/*/src', { cwd: ROOT }),
  ...['resources', 'rules', 'tables'].map((layer) => `apps/mock-api/src/${layer}`),
  'apps/web/src/entities',
])('the folders of %s import each other in no circles', (folder) => {
  const { nodes } = layersOf(groupImports(`${ROOT}${folder}`, (file) => /^[^/]+/.exec(file)?.[0]));
  expect(nodes.filter((names) => names.length > 1)).toEqual([]);
});

it('reads what a file imports at run time', () => {
  const source = [
    `import type { A } from './type.ts';`,
    `import { type B, c } from './value.ts';`,
    `import {\n  d,\n} from './lines.ts';`,
    `import './effect.css';`,
    `export { e } from './export.ts';`,
    `const lazy = () => import('./lazy.ts');`,
  ].join('\n');
  expect(importsOf(source)).toEqual(['./value.ts', './lines.ts', './effect.css', './export.ts', './lazy.ts']);
});

it('draws a cycle as one box and leaves out implied arrows', () => {
  const graph = new Map([
    ['app', new Set(['left', 'right', 'base'])],
    ['left', new Set(['right'])],
    ['right', new Set(['left', 'base'])],
  ]);
  expect(draw(graph).split('\n').slice(2, -1)).toEqual([
    '  n0["app"]',
    '  n1["base"]',
    '  n2["left<br/>right"]',
    '  n0 --> n2',
    '  n2 --> n1',
  ]);
});
