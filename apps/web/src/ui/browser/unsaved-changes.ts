/**
 * Whether something typed on this page is kept nowhere yet: the page then must not be loaded anew by itself. Forms the
 * drafts look after say so themselves; of all other fields what was typed is seen by its events.
 */

const holders = new Set<string>();
const typedInto = new Map<TextField, string>();

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** On a form that says itself whether it is saved: its fields are not looked at. */
export const SAYS_ITSELF = { 'data-says-unsaved': true } as const;

/** Says that what `name` holds would be lost with the page, until it is let go. */
export function markDirty(name: string): void {
  holders.add(name);
}

export function clearDirty(name: string): void {
  holders.delete(name);
}

/** Whether a form or a dialog on the page holds something typed that was not saved. */
export function hasUnsavedChanges(): boolean {
  if (holders.size > 0) return true;
  forgetGone();
  return [...typedInto].some(([field, before]) => field.value.trim() !== '' && field.value !== before);
}

// What stood in a field before one typed; typed back to it, there is nothing to lose.
document.addEventListener('focusin', ({ target }) => isKnown(target) || remember(target), true);

function isKnown(target: EventTarget | null): boolean {
  return !isTextField(target) || typedInto.has(target);
}

function remember(target: EventTarget | null): void {
  if (!isTextField(target) || !target.closest(COUNTED) || target.matches(SEARCHES)) return;
  forgetGone();
  typedInto.set(target, target.value);
}

function forgetGone(): void {
  for (const field of typedInto.keys()) if (!field.isConnected) typedInto.delete(field);
}

// A field outside of forms and dialogs is a filter or the like, and its content stands in the address.
const COUNTED = `form:not([data-says-unsaved]), dialog, [role='dialog']`;
// What one looks for is not what one writes.
const SEARCHES = `[type='search'], [role='searchbox'], [role='combobox'], search *, [role='search'] *`;

function isTextField(target: EventTarget | null): target is TextField {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !UNTYPED.has(target.type));
}

const UNTYPED = new Set([
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
