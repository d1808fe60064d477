// Writes an operation or resource that compiles; its checks fail until it is implemented: pnpm new:operation, new:resource
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { PlainError } from '../plain-error.mjs';
import { finishWith, ROOT } from '../workspace.mjs';
import { planOf, planOperation } from './plan.mjs';
import { planResource } from './resource.mjs';

const USAGE = {
  operation: `pnpm new:operation <listOrderNotes> --tag <questions> --path </orders/{orderId}/notes> [--paged]
  --paged   a list in pages
  --folder  of apps/mock-api/src/resources; that of the tag by default
  --file    of openapi/resources; that of the noun by default`,
  resource: `pnpm new:resource <delivery-notes> [--path </delivery-notes>] [--prefix <dln>]
  --path    of the list; /<name> by default
  --prefix  of its ids`,
};

const NEXT = {
  operation: `Next, in this order: the fields in openapi/resources (then pnpm generate), the answer in the mock, what the checks
expect, the requests of the general checks. Then, in apps/mock-api:
  pnpm exec vitest run --project contract suite/requests <tag>/ && pnpm exec vitest run --project server examples`,
  resource: `It works for a name. Next: its fields in openapi/resources (then pnpm generate), what the mock stores, the checks. Then,
in apps/mock-api: pnpm exec node test/contract/seed/write-seed-answers.ts && pnpm exec vitest run --project contract <name>/`,
};

/** @type {import('./plan.mjs').Read} */
const read = (path) => (existsSync(ROOT + path) ? readFileSync(ROOT + path, 'utf8') : null);

await finishWith(async () => {
  const [what, ...args] = process.argv.slice(2);
  if (what !== 'operation' && what !== 'resource') throw new PlainError(Object.values(USAGE).join('\n\n'));
  if (args.includes('--help')) {
    console.log(USAGE[what]);
    return 0;
  }
  const files = what === 'operation' ? operationFiles(args) : resourceFiles(args);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), text);
  }
  const paths = [...files.keys()];
  const tools = join(ROOT, 'node_modules/.bin');
  const env = { ...process.env, PATH: `${tools}${delimiter}${process.env['PATH']}` };
  const run = (/** @type {string} */ program, /** @type {string[]} */ programArgs) =>
    execFileSync(join(tools, program), programArgs, { cwd: ROOT, env, stdio: 'inherit' });
  const code = paths.filter((path) => !path.endsWith('.yaml'));
  run('oxfmt', code);
  run('node', ['openapi/generate.ts']);
  console.log(`Written:\n${paths.map((path) => `  ${path}`).join('\n')}\n\n${NEXT[what]}`);
  return 0;
});

/** @param {string[]} args */
function operationFiles(args) {
  const text = /** @type {const} */ ({ type: 'string' });
  const { values, positionals } = parsed(args, 'operation', {
    ...{ tag: text, path: text, folder: text, file: text },
    paged: { type: 'boolean' },
  });
  const [operationId = ''] = positionals;
  return planOperation(planOf(operationId, values, read), read);
}

/** @param {string[]} args */
function resourceFiles(args) {
  const text = /** @type {const} */ ({ type: 'string' });
  const { values, positionals } = parsed(args, 'resource', { path: text, prefix: text });
  return planResource(positionals[0] ?? '', values, read);
}

/**
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} T
 * @param {string[]} args
 * @param {keyof typeof USAGE} what
 * @param {T} options
 */
function parsed(args, what, options) {
  try {
    const result = parseArgs({ args, options, allowPositionals: true });
    if (result.positionals.length !== 1) throw new PlainError(USAGE[what]);
    return result;
  } catch (error) {
    if (error instanceof PlainError) throw error;
    throw new PlainError(`${/** @type {Error} */ (error).message}\n\n${USAGE[what]}`);
  }
}
