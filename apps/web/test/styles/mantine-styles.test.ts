/** Mantine's stylesheets are imported one by one: without its stylesheet, a component has no styles. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');
const MANTINE = join(import.meta.dirname, '../../node_modules/@mantine/core/styles');

/** Components that others render internally. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  Modal: ['ModalBase', 'Overlay', 'Paper'],
  Menu: ['Popover'],
  Autocomplete: ['Combobox', 'Popover', 'ScrollArea'],
  Checkbox: ['InlineInput'],
};

const stylesheets = (source: string) =>
  new Set(Array.from(source.matchAll(/'@mantine\/core\/styles\/(\w+)\.css'/g), ([, name]) => name));
const base = stylesheets(readFileSync(join(SRC, 'ui/theme/base-styles.ts'), 'utf8'));

const files = globSync('**/*.tsx', { cwd: SRC }).filter((file) => !file.endsWith('.test.tsx'));

it.each(files)('%s imports the stylesheets of the components it renders', (file) => {
  const source = readFileSync(join(SRC, file), 'utf8');
  const imported = stylesheets(source);
  const rendered = Array.from(source.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g), ([, names = '']) => names)
    .flatMap((names) => names.split(','))
    .map((name) => name.trim())
    .flatMap((name) => [name, ...(PARTS[name] ?? [])])
    .filter((name) => existsSync(join(MANTINE, `${name}.css`)));
  expect(rendered.filter((name) => !imported.has(name) && !base.has(name))).toEqual([]);
});
