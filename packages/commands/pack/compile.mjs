import { execFile } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, matchesGlob, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ROOT, workspaceEnvironment } from '../workspace.mjs';

const run = promisify(execFile);

/** What Node 20 lacks and `node-20.mjs` adds. */
const NEWER = /\b(?:Map\.groupBy|Promise\.withResolvers|URL\.parse)\(/;
const ADDED = fileURLToPath(new URL('node-20.mjs', import.meta.url));

const JSON_IMPORT = /(["'])([^"'\n]+\.json|@zakupki\/[^"'\n]+)\1 with \{ type: (["'])json\3 \}/g;

/**
 * Compiles files of a workspace package into a folder, at the same paths below it, and copies those that are not code.
 *
 * @param {Pick<import('./published.mjs').Published, 'folder' | 'sources' | 'tests'>} chosen
 * @param {string} out
 */
export async function compile({ folder, sources, tests }, out) {
  const from = `${ROOT}${folder}`;
  const files = sources
    .flatMap((source) => (statSync(`${from}/${source}`).isFile() ? [source] : filesIn(from, source)))
    .filter((file) => !/\.test(?:-d)?\.ts$/.test(file) || tests?.some((pattern) => matchesGlob(file, pattern)));
  const code = files.filter((file) => file.endsWith('.ts'));
  mkdirSync(out, { recursive: true });
  const config = `${out}/tsconfig.json`;
  writeFileSync(config, JSON.stringify(configOf(from, code, out, tests === undefined)));
  try {
    await run('tsc', ['-p', config], { env: workspaceEnvironment(), maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const { stdout } = /** @type {{ stdout: string }} */ (error);
    throw new Error(`${folder} does not compile:\n${stdout}`, { cause: error });
  }
  rmSync(config);
  for (const file of files.filter((other) => !/\.(?:ts|md)$/.test(other))) {
    mkdirSync(dirname(`${out}/${file}`), { recursive: true });
    copyFileSync(`${from}/${file}`, `${out}/${file}`);
  }
  for (const file of globSync('**/*.{js,d.ts}', { cwd: out })) adapt(out, file);
}

/**
 * @param {string} root
 * @param {string} folder
 */
const filesIn = (root, folder) =>
  globSync(`${folder}/**/*`, { cwd: root }).filter((file) => statSync(`${root}/${file}`).isFile());

/**
 * @param {string} from
 * @param {string[]} code
 * @param {string} out
 * @param {boolean} declaration
 */
const configOf = (from, code, out, declaration) => ({
  extends: `${from}/tsconfig.json`,
  compilerOptions: {
    noEmit: false,
    // `pnpm check` does that.
    noCheck: true,
    rootDir: from,
    outDir: out,
    declaration,
    rewriteRelativeImportExtensions: true,
    typeRoots: [`${from}/node_modules/@types`],
  },
  include: [],
  files: code.map((file) => `${from}/${file}`),
});

/**
 * Makes a compiled file run on Node 20 without warnings, and its declarations readable without settings.
 *
 * @param {string} out
 * @param {string} file
 */
function adapt(out, file) {
  const path = `${out}/${file}`;
  const text = readFileSync(path, 'utf8');
  if (file.endsWith('.d.ts')) {
    const needsNode = /["']node:|\b(?:Buffer|NodeJS)\b/.test(text);
    if (needsNode) writeFileSync(path, `/// <reference types="node" />\n${text}`);
    return;
  }
  // Importing JSON is experimental in Node 20.
  let adapted = text.replaceAll(JSON_IMPORT, (_, quote, /** @type {string} */ name) => {
    if (!name.startsWith('.')) return quote + name + quote;
    writeJsonModule(`${dirname(path)}/${name}`);
    return `${quote}${name}.js${quote}`;
  });
  if (NEWER.test(text)) {
    copyFileSync(ADDED, `${out}/node-20.js`);
    const up = relative(dirname(file), 'node-20.js');
    // Imports run first, wherever they stand.
    adapted += `import '${up.startsWith('.') ? up : `./${up}`}';\n`;
  }
  if (adapted !== text) writeFileSync(path, adapted);
}

/** @param {string} json path */
export function writeJsonModule(json) {
  writeFileSync(`${json}.js`, `export default ${readFileSync(json, 'utf8').trim()};\n`);
}
