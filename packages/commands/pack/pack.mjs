import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import { promisify } from 'node:util';
import { PlainError } from '../plain-error.mjs';
import { ROOT } from '../workspace.mjs';
import { compile, writeJsonModule } from './compile.mjs';
import { importedPackages } from './imports.mjs';
import { innerManifest, publishedManifest, readManifest } from './manifest.mjs';
import { PUBLISHED } from './published.mjs';

const run = promisify(execFile);

/** @typedef {import('./manifest.mjs').Manifest} Manifest */
/** @typedef {import('./published.mjs').Published} Published */

const CONSOLE = '@zakupki/qa-console';

/**
 * Packs every package for other repositories. Each contains the packages of this workspace that it needs, so that a
 * single file can be installed.
 *
 * @param {string} out folder, which is emptied
 * @returns {Promise<string[]>} the files
 */
export async function packAll(out) {
  if (!existsSync(`${ROOT}apps/qa-console/dist/index.html`)) {
    throw new PlainError('The QA console is not built: run `pnpm pack:all`.');
  }
  rmSync(out, { recursive: true, force: true });
  const folders = workspaceFolders();
  const needed = new Set(PUBLISHED.flatMap(({ folder }) => innerPackages(readManifest(folder), folders)));
  await Promise.all([...needed].map((name) => buildInner(name, folders, `${out}/inner/${name}`)));
  return Promise.all(PUBLISHED.map((published) => packOne(published, folders, out)));
}

/** The mock among the files that `packAll` returned. @param {string[]} files */
export const mockAmong = (files) => files.find((file) => file.includes('/zakupki-mock-api-')) ?? '';

/** @returns {Map<string, string>} folders of the workspace packages by their names */
function workspaceFolders() {
  const folders = globSync('{apps,packages}/*/package.json', { cwd: ROOT }).map((file) =>
    file.replace('/package.json', ''),
  );
  return new Map(folders.map((folder) => [readManifest(folder).name, folder]));
}

/**
 * @param {Manifest} manifest
 * @param {Map<string, string>} folders
 * @returns {string[]} names of the workspace packages that it needs when it runs, also through others
 */
function innerPackages({ dependencies = {} }, folders) {
  const direct = Object.keys(dependencies).filter((name) => folders.has(name));
  const all = direct.flatMap((name) => [name, ...innerPackages(readManifest(folders.get(name) ?? ''), folders)]);
  return [...new Set(all)].toSorted();
}

/**
 * @param {string} name
 * @param {Map<string, string>} folders
 * @param {string} out
 */
async function buildInner(name, folders, out) {
  const folder = folders.get(name) ?? '';
  if (name === CONSOLE) {
    // The mock compresses what it serves, when there is no compressed copy.
    const isCopy = (/** @type {string} */ file) => /\.(?:br|gz)$/.test(file);
    cpSync(`${ROOT}${folder}/dist`, `${out}/dist`, { recursive: true, filter: (file) => !isCopy(file) });
  } else {
    await compile({ folder, sources: ['src'] }, out);
    for (const file of globSync('src/generated/document.gen.json', { cwd: out })) writeJsonModule(`${out}/${file}`);
  }
  writeFileSync(`${out}/package.json`, JSON.stringify(innerManifest(readManifest(folder)), null, 2));
}

/**
 * @param {Published} published
 * @param {Map<string, string>} folders
 * @param {string} out
 * @returns {Promise<string>} the file
 */
async function packOne(published, folders, out) {
  const manifest = readManifest(published.folder);
  const stage = `${out}/stage/${published.name ?? manifest.name}`;
  await compile(published, stage);
  if (published.folder === 'apps/mock-api') await writeFingerprint(stage);
  const inner = innerPackages(manifest, folders);
  const imported = { code: importedPackages(stage, '**/*.js'), types: importedPackages(stage, '**/*.d.ts') };
  for (const name of inner) {
    const from = `${out}/inner/${name}`;
    imported.code.push(...importedPackages(from, 'src/**/*.js'));
    imported.types.push(...importedPackages(from, '**/*.d.ts'));
    cpSync(from, `${stage}/node_modules/${name}`, { recursive: true });
  }
  const manifests = [manifest, ...inner.map((name) => readManifest(folders.get(name) ?? ''))];
  const outer = publishedManifest(published, manifests, imported);
  writeFileSync(`${stage}/package.json`, `${JSON.stringify(outer, null, 2)}\n`);
  copyFileSync(`${ROOT}LICENSE`, `${stage}/LICENSE`);
  const { texts, documents = {} } = published;
  const written = { 'README.md': `${texts}/README.md`, 'CHANGELOG.md': `${texts}/CHANGELOG.md`, ...documents };
  for (const [to, from] of Object.entries(written)) {
    mkdirSync(dirname(`${stage}/${to}`), { recursive: true });
    const text = readFileSync(ROOT + from, 'utf8');
    writeFileSync(`${stage}/${to}`, to.endsWith('.md') ? relinked(text, from, to, written) : importing(text, manifest));
  }
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', out], { cwd: stage });
  const [{ filename }] = /** @type {[{ filename: string }]} */ (JSON.parse(stdout));
  return `${out}/${filename}`;
}

/** The fingerprint of a seed is that of its sources, which a packed mock does not have. @param {string} stage */
async function writeFingerprint(stage) {
  const { fingerprint } = /** @type {{ fingerprint: () => string }} */ (
    await import(`${ROOT}apps/mock-api/src/seed/fingerprint.ts`)
  );
  writeFileSync(`${stage}/src/seed/fingerprint.js`, `export const fingerprint = () => '${fingerprint()}';\n`);
}

/**
 * A document whose links lead to files of the package. Of links to other files of this repository their text stays.
 *
 * @param {string} text
 * @param {string} from
 * @param {string} to
 * @param {Readonly<Record<string, string>>} written source of each file of the package
 */
function relinked(text, from, to, written) {
  /** @type {(link: string, said: string, path: string, fragment: string) => string} */
  const relink = (_, said, path, fragment) => {
    const source = join(dirname(from), path);
    const [place] = Object.entries(written).find(([, known]) => known === source) ?? [];
    return place === undefined ? said : `[${said}](${relative(dirname(to), place)}${fragment})`;
  };
  return text.replaceAll(/\[([^\]]+)\]\((?!https?:|#)([^)#]*)([^)]*)\)/g, relink);
}

/**
 * An example that imports the package by its name.
 *
 * @param {string} text
 * @param {{ name: string }} manifest
 */
const importing = (text, { name }) =>
  text
    .replaceAll(/'(?:\.\.\/)+src\/index\.ts'/g, `'${name}'`)
    .replaceAll(/'(?:\.\.\/)+src\/([^']+)\.ts'/g, `'${name}/$1'`);
