/**
 * The only generator: bundles each contract and writes the generated files of its package.
 * `node generate.ts` rewrites their src/generated; the check compares the result with what is committed.
 */
import { writeFileSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { additions } from './additions.ts';
import { answers } from './answers.ts';
import type { Contract as Released } from './compatibility.ts';
import type { Bundled } from './generators/bundle.ts';
import { generator } from './generators/generator.ts';
import { releasedForm } from './release.ts';
import { bundlerDigest, digests, SOURCES } from './sources.ts';
import { textPatterns, withTexts } from './text-schemas.ts';

const root = import.meta.dirname;
/** Name in redocly.yaml, the package that carries what is generated, and whether forms check bodies with it. */
const CONTRACTS = [
  { name: 'product', carrier: 'api-client', hasForms: true },
  { name: 'control', carrier: 'mock-control', hasForms: false },
];
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const BANNER = '// Generated from openapi/ by `pnpm generate`. Do not edit.\n';

type Contract = {
  info: { version: string };
  paths: Record<string, Record<string, { operationId?: string } | undefined>>;
  /** the error catalogue, of the product only */
  'x-problems'?: Record<string, unknown>;
};

/**
 * A contract as one document, including implied responses and the patterns of texts.
 * @throws an error with `stderr` when the files are not a contract
 */
async function bundleContract(name: string): Promise<Contract> {
  const bundled = JSON.parse(await generator('bundle', bundlerDigest())({ name })) as Bundled;
  if ('problems' in bundled) throw Object.assign(new Error('No contract'), { stderr: bundled.problems.join('\n') });
  return withTexts(bundled.document as Contract);
}

/** JSON with a line for each path, schema, response and the like. @param depth of the objects that have a line per property */
function lines(value: unknown, depth: number): string {
  if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  const rows = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}:${lines(part, depth - 1)}`);
  return `{\n${rows.join(',\n')}\n}`;
}

/** Method and path of every operationId. Functions instead of 200 objects: every page loads this file. */
function routes(contract: Contract): string {
  const all = Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operationId = item[method]?.operationId;
      return operationId ? [{ operationId, method, path }] : [];
    }),
  );
  const makers = METHODS.filter((method) => all.some((route) => route.method === method)).map(
    (method) => `const ${nameOf(method)} = by('${method}');`,
  );
  const rows = all.map(({ operationId, method, path }) => `  ${operationId}: ${nameOf(method)}('${path}'),`);
  const by = 'const by = <const M>(method: M) => <const P>(path: P) => ({ method, path }) as const;';
  return `${BANNER}${by}\n${makers.join('\n')}\n\nexport const routes = {\n${rows.join('\n')}\n} as const;\n`;
}

/** `delete` is a keyword. */
const nameOf = (method: string): string => (method === 'delete' ? 'remove' : method);

/** The codes of all problems, so that an unknown one does not compile. */
function problemCodes(contract: Contract): string {
  const codes = Object.keys(contract['x-problems'] ?? {}).map((code) => `  | '${code}'`);
  return `${BANNER}export type ProblemCode =\n${codes.join('\n')};\n`;
}

/** The patterns of texts that people read, by their names in common.yaml. */
function texts(contract: Contract): string {
  const rows = [...textPatterns(contract)].map(([name, pattern]) => `  ${name}: ${String(new RegExp(pattern))},`);
  return `${BANNER}export const textPatterns = {\n${rows.join('\n')}\n};\n`;
}

async function generateFrom(contract: Contract, sources: string, { carrier, hasForms }: (typeof CONTRACTS)[number]) {
  const [types, zod] = [generator('types'), generator('zod')];
  const target = join(root, '../packages', carrier, 'src/generated');
  await mkdir(target, { recursive: true });
  await Promise.all([
    write(join(target, 'document.gen.json'), `${lines(contract, 3)}\n`),
    write(join(target, 'routes.gen.ts'), routes(contract)),
    hasForms && write(join(target, 'texts.gen.ts'), texts(contract)),
    hasForms && write(join(target, 'answers.gen.ts'), BANNER + answers(contract)),
    hasForms && writeGenerated(join(target, 'zod.gen.ts'), zod(contract)),
    writeGenerated(join(target, 'schema.gen.ts'), types(contract)),
    contract['x-problems'] && write(join(target, 'problems.gen.ts'), problemCodes(contract)),
    hasForms && writeAdditions(target, contract),
  ]);
  await write(join(target, SOURCES), sources);
}

async function writeGenerated(file: string, source: Promise<string>): Promise<void> {
  await write(file, BANNER + (await source));
}

async function writeAdditions(target: string, contract: Contract): Promise<void> {
  const released = JSON.parse(await readFile(join(target, RELEASED), 'utf8')) as Released;
  await write(join(target, 'additions.gen.md'), additions(contract, released));
}

/** Stores the current contract as the release that later changes are compared with. */
async function release(): Promise<void> {
  const target = join(root, '../packages/api-client/src/generated');
  const contract = JSON.parse(await readFile(join(target, 'document.gen.json'), 'utf8')) as Contract;
  await write(join(target, RELEASED), `${lines(releasedForm(contract), 3)}\n`);
}

const RELEASED = 'released.gen.json';

/**
 * Writes a file only when its text differs, because a change restarts servers. The write is synchronous, so that servers
 * never read half of a file; a renamed file would no longer be watched.
 */
async function write(file: string, text: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => null)) !== text) writeFileSync(file, text);
}

/** @param names of contracts; all by default @throws an error with `stderr` when the files are not a contract */
export async function generate(names: readonly string[] = []): Promise<void> {
  const chosen = CONTRACTS.filter(({ name }) => names.length === 0 || names.includes(name));
  // All bundled before the first is written, so that the mock API restarts once.
  const bundled = await Promise.all(
    chosen.map(async (entry) => {
      // A file that is saved meanwhile is generated from again.
      const sources = digests(entry.name);
      return { entry, sources, contract: await bundleContract(entry.name) };
    }),
  );
  await Promise.all(bundled.map(({ entry, sources, contract }) => generateFrom(contract, sources, entry)));
}

/** Regenerates the contracts whose files were not generated from the present sources. */
async function generateChanged(): Promise<void> {
  for (const { name, carrier } of CONTRACTS) {
    const record = join(root, '../packages', carrier, 'src/generated', SOURCES);
    const recorded = await readFile(record, 'utf8').catch(() => null);
    if (recorded?.replaceAll('\r\n', '\n') !== digests(name)) await generate([name]);
  }
}

if (import.meta.main) {
  try {
    if (process.argv.includes('--if-changed')) await generateChanged();
    else await generate();
    if (process.argv.includes('--release')) await release().then(() => generate(['product']));
  } catch (error) {
    // Errors of the contract need no stack of this script.
    const { stderr } = error as { stderr?: string };
    if (!stderr) throw error;
    console.error(stderr.trim());
    process.exitCode = 1;
  }
}
