import { expect, it } from 'vitest';
import { iconPaths } from './icon-imports.ts';

/** The nodes of an icon after the plugin. */
function drawn(nodes: string): unknown {
  const { transform } = iconPaths();
  if (typeof transform !== 'object') throw new Error('The plugin transforms nothing');
  const { handler } = transform as unknown as { handler: (code: string) => { code: string } };
  const { code } = handler(`const __iconNode = ${nodes};\nconst IconX = createReactComponent("outline", "x");`);
  return JSON.parse(/__iconNode = (.*);/.exec(code)?.[1] ?? '');
}

it.each([
  [
    'paths become one',
    '[["path", { "d": "M12 8v4", "key": "svg-0" }], ["path", { "d": "M12 16h.01", "key": "svg-1" }]]',
    [['path', { d: 'M12 8v4M12 16h.01', key: 'svg-0' }]],
  ],
  [
    'a path with attributes of its own stays',
    '[["path", { "d": "M1 1", "key": "a" }], ["path", { "d": "M2 2", "fill": "red", "key": "b" }]]',
    [
      ['path', { d: 'M1 1', key: 'a' }],
      ['path', { d: 'M2 2', fill: 'red', key: 'b' }],
    ],
  ],
  [
    'a path that begins where the one before ends stays',
    '[["path", { "d": "M1 1h3", "key": "a" }], ["path", { "d": "m2 2h3", "key": "b" }]]',
    [
      ['path', { d: 'M1 1h3', key: 'a' }],
      ['path', { d: 'm2 2h3', key: 'b' }],
    ],
  ],
])('%s', (_name, nodes, expected) => {
  expect(drawn(nodes)).toEqual(expected);
});
