import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../workspace.mjs';
import { DOCUMENT, draw, withPictures } from './architecture.mjs';
import { groupImports, importsOf, layersOf } from './imports.mjs';

it('the pictures show the current imports; "pnpm docs:architecture" redraws them', () => {
  const text = readFileSync(ROOT + DOCUMENT, 'utf8');
  expect(text).toBe(withPictures(ROOT, text));
});

it.each([
  ['apps/mock-api/src', []],
  ['apps/mock-api/src/rules', []],
  ['apps/mock-api/src/tables', []],
  ['apps/mock-api/src/resources', []],
  ['apps/web/src', [['format', 'i18n', 'ui']]],
  ['apps/qa-console/src', []],
  ['packages/procurement/src', []],
  ['packages/spreadsheet/src', []],
])('the folders of %s import each other in no circles but the known', (folder, known) => {
  const { nodes } = layersOf(groupImports(`${ROOT}${folder}`, (file) => /^[^/]+/.exec(file)?.[0]));
  expect(nodes.filter((names) => names.length > 1)).toEqual(known);
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
