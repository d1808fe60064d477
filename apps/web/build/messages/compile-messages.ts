/**
 * Compiles messages as `paraglide-js compile` does, without its database, which takes three quarters of its time. The
 * result is the same text: a test compares them.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CompilerOptions, compileProject } from '@inlang/paraglide-js';
import { withFigures } from './figures.ts';

/** What plugin-message-format returns for the files it asks for. */
type ImportPlugin = {
  toBeImportedFiles(project: { settings: Settings }): Promise<{ path: string; locale: string; metadata?: object }[]>;
  importFiles(project: { settings: Settings; files: object[] }): Promise<Imported>;
};

type Imported = {
  readonly bundles: readonly { id: string; declarations?: unknown[] }[];
  readonly messages: readonly { bundleId: string; locale: string; selectors?: unknown[] }[];
  readonly variants: readonly {
    messageBundleId: string;
    messageLocale: string;
    matches?: unknown[];
    pattern?: unknown[];
  }[];
};

export type Settings = {
  readonly locales: readonly string[];
  readonly modules: readonly string[];
};

/** Options of the compiler but the folders. */
export type MessageOptions = Omit<CompilerOptions, 'project' | 'outdir' | 'fs'>;

type Project = Parameters<typeof compileProject>[0]['project'];

export const SETTINGS = 'project.inlang/settings.json';
const PATHS = 'plugin.inlang.messageFormat';

/**
 * @param root folder of the application
 * @param area compiled alone; by default all are
 * @returns the text of each file, by its path below the output folder
 */
export async function compileMessages(
  root: string,
  options: MessageOptions,
  area?: string,
): Promise<Record<string, string>> {
  const all = JSON.parse(await readFile(join(root, SETTINGS), 'utf8')) as Settings;
  const settings =
    area === undefined ? all : { ...all, [PATHS]: { pathPattern: [`./messages/${area}/{locale}.json`] } };
  const [{ compileProject }, ...imported] = await Promise.all([
    import('@inlang/paraglide-js'),
    ...settings.modules.map((module) => importMessages(root, module, settings)),
  ]);
  const rows = imported.flatMap(rowsOf);
  // The compiler makes one query, which joins the tables of its database.
  const query = { leftJoin: () => query, select: () => query, orderBy: () => query, execute: () => rows };
  const project = { settings: { get: () => settings }, db: { selectFrom: () => query } } as unknown as Project;
  return compileProject({ project, compilerOptions: options });
}

async function importMessages(root: string, module: string, settings: Settings): Promise<Imported> {
  const url = pathToFileURL(resolve(root, module)).href;
  const { default: plugin } = (await import(url)) as { default: ImportPlugin };
  const listed = await plugin.toBeImportedFiles({ settings });
  // A language without a file is reported by `checkCatalogue`.
  const present = listed.filter(({ path }) => existsSync(resolve(root, path)));
  const files = await Promise.all(
    present.map(async ({ path, locale, metadata }) => ({
      locale,
      content: withFigures(await readFile(resolve(root, path), 'utf8'), locale),
      toBeImportedFilesMetadata: metadata,
    })),
  );
  return plugin.importFiles({ settings: structuredClone(settings), files });
}

/** The rows of the compiler's query: the variants of each message, sorted by the key of the message. */
function rowsOf({ bundles, messages, variants }: Imported): object[] {
  const messagesOf = Map.groupBy(messages, (message) => message.bundleId);
  const idOf = (key: string, locale: string) => `${key}/${locale}`;
  const variantsOf = Map.groupBy(variants, (variant) => idOf(variant.messageBundleId, variant.messageLocale));
  return bundles
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(({ id: bundleId, declarations = [] }) =>
      (messagesOf.get(bundleId) ?? []).flatMap(({ locale, selectors = [] }) => {
        const messageId = idOf(bundleId, locale);
        return (variantsOf.get(messageId) ?? []).map(({ matches = [], pattern = [] }, index) => ({
          bundleId,
          bundleDeclarations: declarations,
          messageId,
          messageLocale: locale,
          messageSelectors: selectors,
          variantId: `${messageId}/${index}`,
          variantMatches: matches,
          variantPattern: pattern,
        }));
      }),
    );
}
