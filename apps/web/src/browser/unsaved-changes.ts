/**
 * Tracks unsaved input: a page with any must not reload by itself. Forms with drafts report their state; all other
 * fields are tracked by their events.
 */

const dirtyForms = new Set<string>();
const typedInto = new Map<TextField, string>();

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Marks a form that reports its own state: its fields are not tracked. */
export const UNTRACKED_FORM = { 'data-says-unsaved': true } as const;

/** Marks the form `name` as unsaved until `clearDirty`. */
export function markDirty(name: string): void {
  dirtyForms.add(name);
}

export function clearDirty(name: string): void {
  dirtyForms.delete(name);
}

export function hasUnsavedChanges(): boolean {
  if (dirtyForms.size > 0) return true;
  dropRemovedFields();
  return [...typedInto].some(([field, before]) => field.value.trim() !== '' && field.value !== before);
}

// Stores the value before typing: a field with that value again is not unsaved.
document.addEventListener('focusin', ({ target }) => isTracked(target) || track(target), true);

function isTracked(target: EventTarget | null): boolean {
  return !isTextField(target) || typedInto.has(target);
}

function track(target: EventTarget | null): void {
  if (!isTextField(target) || !target.closest(TRACKED) || target.matches(SEARCH_FIELDS)) return;
  dropRemovedFields();
  typedInto.set(target, target.value);
}

function dropRemovedFields(): void {
  for (const field of typedInto.keys()) if (!field.isConnected) typedInto.delete(field);
}

// Fields outside of forms and dialogs are filters, whose state is in the address.
const TRACKED = `form:not([data-says-unsaved]), dialog, [role='dialog']`;
// Search terms are not content.
const SEARCH_FIELDS = `[type='search'], [role='searchbox'], [role='combobox'], search *, [role='search'] *`;

function isTextField(target: EventTarget | null): target is TextField {
  return (
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !NON_TEXT_TYPES.has(target.type))
  );
}

const NON_TEXT_TYPES = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'hidden',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]);
