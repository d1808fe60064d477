import type { Rolldown } from 'vite';

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;

/** Folders whose modules every page of the product needs. */
const PRODUCT_PAGES = ['app/layouts', 'features/orders/list'];

/** The folders of the first pages of a visit after sign-in, which is in the first script. Each becomes one chunk. */
export const FIRST_PAGES = [...PRODUCT_PAGES, 'features/home', 'features/orders/detail'];

/** The last part of the folder: the first script lists the names of all files. */
export const chunkName = (folder: string): string => folder.replace(/.*\//, '');

/** Names of the chunks that every page of the product needs. */
export const PRODUCT_CHUNKS = PRODUCT_PAGES.map(chunkName);

/**
 * A group contains its modules and everything they import that no earlier group has, so a later page loads only the
 * rest. The bundler splits all other modules by the screens that share them. docs/decisions/0033-chunks-by-the-
 * first-pages.md and 0130 compare the alternatives.
 */
export const CODE_SPLITTING: CodeSplitting = {
  groups: [
    { name: 'start', tags: ['$initial' as const] },
    ...FIRST_PAGES.map((folder) => ({
      name: chunkName(folder),
      test: new RegExp(`/src/${folder}/[^/]+-(screen|layout|shell)\\.tsx$`),
    })),
  ].map((group, index, all) => ({ ...group, priority: all.length - index })),
};

/**
 * Whether a file is requested together with the screen that needs it: chunks of the first pages, and all styles.
 * Listing every small file of every screen would add more to the first file than it saves; the browser finds those
 * through their importers.
 */
export function isPreloaded(file: string): boolean {
  return file.endsWith('.css') || FIRST_CHUNK.test(file);
}

const FIRST_CHUNK = new RegExp(`^assets/(?:${FIRST_PAGES.map(chunkName).join('|')})-.{7}\\.js$`);
