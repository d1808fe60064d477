/** The compiled catalogue on disk. Run as a script, writes the one of development: `pnpm generate`. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { FIGURES } from './figures.ts';
import { compileMessages, type MessageOptions, SETTINGS } from './compile-messages.ts';
import { catalogueProblems } from './message-catalogue.ts';

/** Digest of everything that a catalogue was compiled from, beside its files. */
const SOURCES = '.sources';

/**
 * With a module per message, the bundler can give each screen only its messages; a module per language keeps the
 * development server fast. They are in separate folders, so that a build and a server do not delete each other's files.
 */
const STRUCTURES = {
  build: { folder: 'by-message', outputStructure: 'message-modules' },
  serve: { folder: 'by-locale', outputStructure: 'locale-modules' },
} as const;

export type Catalogue = {
  /** Folder of the application. */
  readonly root: string;
  /** Folder of the compiled files. */
  readonly outdir: string;
  readonly options: MessageOptions;
};

export function catalogueOf(root: string, command: keyof typeof STRUCTURES): Catalogue {
  const { folder, outputStructure } = STRUCTURES[command];
  return {
    root,
    outdir: join(root, 'src/i18n/paraglide', folder),
    options: {
      outputStructure,
      strategy: ['globalVariable', 'baseLocale'],
      isServer: "typeof window === 'undefined'",
      emitReadme: false,
      emitGitIgnore: false,
      emitPrettierIgnore: false,
    },
  };
}

/** Compiles the catalogue unless the files on disk are compiled from the same messages. */
export function compiledCatalogue(catalogue: Catalogue): Plugin {
  return { name: 'compiled-catalogue', buildStart: () => writeCatalogue(catalogue) };
}

/** Writes only files whose text differs, and deletes those of deleted messages. */
export async function writeCatalogue({ root, outdir, options }: Catalogue): Promise<void> {
  const digest = await digestOfSources(root, options);
  const record = join(outdir, SOURCES);
  if ((await readFile(record, 'utf8').catch(() => null)) === digest) return;
  // Without a record, a compilation that was interrupted is repeated.
  await rm(record, { force: true });
  const files = await compileMessages(root, options);
  const old = existsSync(outdir) ? await readdir(outdir, { recursive: true, withFileTypes: true }) : [];
  const left = old.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const wanted = new Map(Object.entries(files).map(([path, text]) => [join(outdir, path), text]));
  await Promise.all(left.filter((file) => !wanted.has(file)).map((file) => rm(file)));
  for (const folder of new Set([...wanted.keys()].map(dirname))) await mkdir(folder, { recursive: true });
  await Promise.all([...wanted].map(([file, text]) => writeChanged(file, text)));
  await writeFile(record, digest);
}

/** In one step: a development server may read the file meanwhile. */
async function writeChanged(file: string, text: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => null)) === text) return;
  await writeFile(`${file}~`, text);
  await rename(`${file}~`, file);
}

async function digestOfSources(root: string, options: MessageOptions): Promise<string> {
  const messages = await readdir(join(root, 'messages'), { recursive: true });
  const compilers = ['paraglide-js', 'plugin-message-format'].map(
    (name) => `node_modules/@inlang/${name}/package.json`,
  );
  const files = [
    SETTINGS,
    ...compilers,
    ...messages
      .filter((file) => file.endsWith('.json'))
      .map(inMessages)
      .sort(),
  ];
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  return createHash('sha256')
    .update(JSON.stringify([options, files, texts, FIGURES]))
    .digest('hex');
}

const inMessages = (file: string) => `messages/${file}`;

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  await writeCatalogue(catalogueOf(root, 'serve'));
  // The files above serve what is complete; a build would refuse the rest.
  for (const problem of catalogueProblems(root)) {
    console.error(problem);
    process.exitCode = 1;
  }
}
