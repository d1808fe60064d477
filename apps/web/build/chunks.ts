import type { Rolldown } from 'vite';

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;

// Parts of a module's path, as regular expressions.
const MANTINE = String.raw`@mantine/core/.*/components`;

// What only things that open over the page need.
const OVERLAY_HOOKS = 'use-(focus-trap|focus-return|click-outside|hotkeys|drag|long-press)/';

/** What each file holds, from what every page needs to what few do. */
const GROUPS = {
  // Sign-in and every other form.
  forms: [
    String.raw`messages/(errors_|account_(?!resen)|validation_(required|email|form)\.)`,
    String.raw`src/ui/(callout|narrow-page|text-field|email-field|password-field|link-button|field-label|form-message)\.`,
    String.raw`src/api/(problem-message|plain-form|resend-letter|verification-api)\.`,
    String.raw`src/(session/sign-in|support-mail)\.|features/session/(session-api|email-check)\.`,
  ],
  // The shell of the product, and what its screens say alike.
  product: [
    // The small parts of Mantine that its large ones share with everybody.
    String.raw`@mantine/hooks/esm/(?!${OVERLAY_HOOKS})`,
    '@mantine/core/esm/core/',
    `${MANTINE}/ActionIcon/`,
    'src/app/layouts/',
    String.raw`src/ui/(dropdown|page-head|status-badge|moment|amount|empty-state|error-state|state|conflict-counts|focus-return)\.|src/parts/(compare-link|bidding-deadline)\.|icons/IconClockExclamation\.`,
    String.raw`src/format/(numbers|dates|clock|zone-names|locale-formats|typed-day)\.|src/api/(order-api|bid-api|stale-tags|supplier-api|reference-api)\.|api-client/src/(operation|stale)\.`,
    'messages/(shell|words)_',
  ],
  // Reckoning with units and exact amounts; a list of orders shows what the server reckoned.
  amounts: [String.raw`src/format/units\.`, 'pricing/src/(units|decimal|short-decimal|amount|currency)', '/big\\.js/'],
  // What one types into beyond the plain fields.
  fields: [`${MANTINE}/(CloseButton|Input|InputBase|TextInput)/`],
  checks: ['messages/validation_'],
  choices: [`${MANTINE}/(Checkbox|InlineInput)/`],
  overlays: [
    String.raw`@mantine/hooks/esm/(${OVERLAY_HOOKS})`,
    '@floating-ui/',
    `${MANTINE}/(Menu|Popover|FocusTrap|Overlay|Portal)/`,
  ],
  dialogs: [`${MANTINE}/(Modal|ModalBase|ScrollArea)/`, 'react-remove-scroll'],
  table: [
    '@tanstack/',
    'src/ui/(data-|row-opening|column-chooser|table-settings|pager|search-box|choice-filter|applied-filters|filters-menu|day-range|page-missing|segments)',
    // Filters are saved where tables are.
    String.raw`src/parts/(saved-filters|filter-form|filter-dialog|default-filter)\.|src/api/saved-filter-api`,
    'icons/Icon(Bookmark|Check|Filter|Pencil)\\.',
    'messages/(table|saved_filters)_',
  ],
  comparison: ['features/comparison/(comparison|offer-button|printing)', 'src/ui/matrix', 'messages/comparison_'],
  editor: [
    '/react-hook-form/',
    'src/api/form-submission',
    'src/ui/checked-form',
    '/idb/',
    'src/drafts/',
    'src/ui/(line-|grid-)',
    'messages/(grid|drafts|editor)_',
  ],
} as const satisfies Record<string, readonly string[]>;

/**
 * Which modules travel together. Left to itself the bundler makes a file for each set of screens that share something:
 * dozens of requests for a page; told to merge them, it has sign-in load the order editor. So what belongs together is
 * said here; a module goes to the first group that names it, and what none names stays with its screen.
 * `test/bundle.test.ts` holds the result to its limits.
 */
export const CODE_SPLITTING: CodeSplitting = {
  groups: [
    { name: 'start', tags: ['$initial' as const] },
    ...Object.entries(GROUPS).map(([name, parts]) => ({ name, test: new RegExp(parts.join('|')) })),
  ].map((group, index, all) => ({ ...group, priority: all.length - index })),
};

const GROUP_NAMES = Object.keys(GROUPS);

/**
 * Whether a file is asked for together with the screen that needs it: the large ones and all styles. The list of every
 * small file of every screen would weigh more in the first file than what it saves; those are found by their importers.
 */
export function isPreloaded(file: string): boolean {
  const name = /([a-z]+)-[^/]+$/.exec(file)?.[1] ?? '';
  return file.endsWith('.css') || GROUP_NAMES.includes(name);
}
