/** Each kind of control has one component; screens must not use the alternatives. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');
const sources = globSync('**/*.{ts,tsx}', { cwd: SRC, exclude: (name) => name.includes('paraglide') })
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, source: readFileSync(join(SRC, file), 'utf8') }));

it.each([
  {
    control: 'ui/field/date/date-field.tsx',
    instead: "native date inputs and Mantine's pickers",
    pattern: /type(?:=|: )["'](?:date|datetime-local)|'@mantine\/dates/,
    home: /^ui\/field\/date\//,
  },
  {
    control: 'a select, ui/field/select-field.tsx',
    instead: "Mantine's selects",
    pattern: /\b(?:Native)?Select\b[^;]*'@mantine\/core'/,
    home: null,
  },
  {
    control: 'ui/field/check-field.tsx or ui/field/radio-group.tsx',
    instead: "Mantine's checkboxes, switches and radio buttons",
    pattern: /\b(?:Checkbox|Switch|Radio)\b[^;]*'@mantine\/core'/,
    home: null,
  },
  {
    control: 'ui/layout/groups/disclosure.tsx',
    instead: "bare details and Mantine's accordions",
    pattern: /<details\b|\b(?:Accordion|Spoiler)\b[^;]*'@mantine\/core'/,
    home: /^ui\/layout\/groups\/disclosure/,
  },
])('$control is used rather than $instead', ({ pattern, home }) => {
  const found = sources.filter(({ source }) => pattern.test(source)).map(({ file }) => file);
  const isHome = (file: string) => home?.test(file) ?? false;
  expect(found.filter((file) => !isHome(file))).toEqual([]);
  // The pattern finds what it looks for.
  expect(found.some(isHome)).toBe(home !== null);
});
