import type { Rolldown } from 'vite';

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;

/** The folders of the first pages of a visit, in its order: what the screen or layout in each needs is one file. */
export const FIRST_PAGES = ['features/session/login', 'app/layouts', 'features/orders/list'];

const nameOf = (folder: string) => folder.replaceAll('/', '-');

/**
 * A group takes its modules with everything they import and no earlier group has, so a later page loads only what the
 * earlier ones lack. All other modules are left to the bundler: one file for each set of screens that share them.
 * See docs/decisions/0033-chunks-by-the-first-pages.md for what other rules cost.
 */
export const CODE_SPLITTING: CodeSplitting = {
  groups: [
    { name: 'start', tags: ['$initial' as const] },
    ...FIRST_PAGES.map((folder) => ({
      name: nameOf(folder),
      test: new RegExp(`/src/${folder}/[^/]+-(screen|layout)\\.tsx$`),
    })),
  ].map((group, index, all) => ({ ...group, priority: all.length - index })),
};

/**
 * Whether a file is asked for together with the screen that needs it: those of the first pages and all styles. The list
 * of every small file of every screen would weigh more in the first file than what it saves; the browser finds those
 * through their importers.
 */
export function isPreloaded(file: string): boolean {
  return file.endsWith('.css') || FIRST_PAGES.some((folder) => file.startsWith(`assets/${nameOf(folder)}-`));
}
