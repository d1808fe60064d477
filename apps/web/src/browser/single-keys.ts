import { readPreference, savePreference } from './preference.ts';

const PREFERENCE = 'single-keys';
/** Open dialogs and menus, which take the keys; closed panels may stay in the page, hidden. */
const OPEN = ':is([role="dialog"], [role="alertdialog"], [role="menu"]):not([hidden]), dialog[open]';

/** Shortcuts of one character can be turned off: speech input types them by accident (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  return readPreference(PREFERENCE) !== 'off';
}

export function setSingleKeys(on: boolean): void {
  savePreference(PREFERENCE, on ? 'on' : 'off');
}

export function isSingleKey(event: KeyboardEvent): boolean {
  return areSingleKeysOn() && isKeyOfPage(event);
}

/** Whether a key pressed now is for the page: no modifier, nothing is being typed, and no dialog or menu is open. */
export function isKeyOfPage(event: KeyboardEvent): boolean {
  return (
    !event.defaultPrevented &&
    !event.isComposing &&
    !(event.ctrlKey || event.metaKey || event.altKey) &&
    !isTyping(event.target) &&
    document.querySelector(OPEN) === null
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select'))
  );
}
