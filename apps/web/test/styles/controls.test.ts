/** One look for each kind of control: what a screen must not use besides it. */
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
])('$control is used rather than $instead', ({ pattern, home }) => {
  const [inside, outside] = [true, false].map((isHome) =>
    sources.filter(({ file, source }) => home.test(file) === isHome && pattern.test(source)).map(({ file }) => file),
  );
  expect(outside).toEqual([]);
  // The pattern finds what it looks for.
  expect(inside).not.toEqual([]);
});
