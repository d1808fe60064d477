import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogueOf, writeCatalogue } from './catalogue-files.ts';
import { EXHAUSTIVE } from '../../test/exhaustive.ts';

const APP = join(import.meta.dirname, '../..');
/** Without figures, which the compiler does not know. */
const AREAS = ['shell', 'orders', 'award', 'dates', 'comparison'];
const COMPILING = { timeout: 60_000 };

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'compile-messages-'));
  mkdirSync(join(root, 'project.inlang'));
  symlinkSync(join(APP, 'node_modules'), join(root, 'node_modules'));
  for (const area of AREAS) cpSync(join(APP, 'messages', area), join(root, 'messages', area), { recursive: true });
  const settings = JSON.parse(readFileSync(join(APP, 'project.inlang/settings.json'), 'utf8')) as object;
  const pathPattern = AREAS.map((area) => `./messages/${area}/{locale}.json`);
  const ours = { ...settings, 'plugin.inlang.messageFormat': { pathPattern } };
  writeFileSync(join(root, 'project.inlang/settings.json'), JSON.stringify(ours));
});

afterAll(() => rmSync(root, { recursive: true }));

/** The text of each compiled file but the record of the sources. */
function compiledFiles(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name !== '.sources');
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(paths.map((path) => [path.slice(folder.length), readFileSync(path, 'utf8')]));
}

it('writes the same files as the compiler itself', EXHAUSTIVE, async () => {
  const catalogue = catalogueOf(root, 'build');
  await writeCatalogue(catalogue);
  const expected = join(root, 'expected');
  execFileSync(join(APP, 'node_modules/.bin/paraglide-js'), [
    ...['compile', '--silent', '--project', join(root, 'project.inlang'), '--outdir', expected],
    ...['--output-structure', String(catalogue.options.outputStructure)],
    ...['--strategy', 'globalVariable', 'baseLocale'],
    ...['--no-emit-readme', '--no-emit-git-ignore', '--no-emit-prettier-ignore'],
  ]);
  expect(compiledFiles(catalogue.outdir)).toEqual(compiledFiles(expected));
});

it('compiles again only after a change, and deletes files of deleted messages', COMPILING, async () => {
  const catalogue = catalogueOf(root, 'build');
  await writeCatalogue(catalogue);
  const file = join(root, 'messages/shell/en.json');
  const [first = ''] = Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object).filter((key) => key !== '$schema');
  rmSync(join(catalogue.outdir, `messages/${first}.js`));
  await writeCatalogue(catalogue);
  expect(readdirSync(join(catalogue.outdir, 'messages'))).not.toContain(`${first}.js`);
  writeFileSync(file, readFileSync(file, 'utf8').replace(`"${first}"`, '"shell_renamed"'));
  await writeCatalogue(catalogue);
  const names = readdirSync(join(catalogue.outdir, 'messages'));
  expect(names).toContain('shell_renamed.js');
  expect(names).toContain(`${first}.js`);
  rmSync(join(root, 'messages/dates'), { recursive: true });
  await writeCatalogue(catalogue);
  expect(readdirSync(join(catalogue.outdir, 'messages')).filter((name) => name.startsWith('dates_'))).toEqual([]);
});
