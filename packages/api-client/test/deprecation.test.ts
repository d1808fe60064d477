/** A deprecated operation of the contract, bundled and linted with the rest of the contract. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const openapi = join(import.meta.dirname, '../../../openapi');
const folder = mkdtempSync(join(tmpdir(), 'deprecated-'));
cpSync(openapi, folder, { recursive: true, filter: (path) => !path.includes('node_modules') });
symlinkSync(join(openapi, 'node_modules'), join(folder, 'node_modules'));
afterAll(() => rmSync(folder, { recursive: true }));

const resource = join(folder, 'resources/reference.yaml');
const original = readFileSync(resource, 'utf8');

/** @param lines of the operation listUnits, such as `deprecated: true` */
function describeUnits(...lines: readonly string[]): void {
  const deprecated = original.replace(/^( +)operationId: listUnits$/m, (line, indent: string) =>
    [line, ...lines.map((more) => `${indent}${more}`)].join('\n'),
  );
  expect(deprecated).not.toBe(original);
  writeFileSync(resource, deprecated);
}

const redocly = (...args: readonly string[]) =>
  promisify(execFile)(join(folder, 'node_modules/.bin/redocly'), args, { cwd: folder });

it('a deprecated operation declares the headers Deprecation and Sunset', async () => {
  describeUnits('deprecated: true', 'x-deprecated-on: "2026-12-01"', 'x-sunset: "2027-06-01"');
  const file = join(folder, 'bundle.json');
  await redocly('bundle', 'product', '--output', file);
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
    paths: Record<string, { get: { responses: Record<string, { headers?: object }> } }>;
  };
  const headers = (path: string) => Object.keys(paths[path]?.get.responses['200']?.headers ?? {});
  expect(headers('/units')).toEqual(expect.arrayContaining(['Deprecation', 'Sunset']));
  expect(headers('/currencies')).not.toContain('Sunset');
});

const INCOMPLETE = [
  ['deprecated: true'],
  ['deprecated: true', 'x-deprecated-on: "2027-06-01"', 'x-sunset: "2026-12-01"'],
  ['x-deprecated-on: "2026-12-01"', 'x-sunset: "2027-06-01"'],
];

for (const [at, lines] of INCOMPLETE.entries()) {
  it(`an operation with ${lines.join(', ')} is refused`, at === 0 ? {} : { tags: ['exhaustive'] }, async () => {
    describeUnits(...lines);
    await expect(redocly('lint', 'product')).rejects.toMatchObject({
      stdout: expect.stringContaining('x-deprecated-on and a later x-sunset') as string,
    });
  });
}
