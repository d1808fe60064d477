import { afterEach, expect, it } from 'vitest';
import { hasUnsavedChanges, markDirty, clearDirty } from './unsaved-changes.ts';

afterEach(() => document.body.replaceChildren());

function page(html: string): HTMLInputElement {
  document.body.innerHTML = html;
  const field = document.querySelector<HTMLInputElement>('input, textarea');
  if (!field) throw new Error('The page has no field.');
  return field;
}

function type(field: HTMLInputElement, text: string): void {
  field.focus();
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

it.each([
  '<form><input></form>',
  '<form><input type="password"></form>',
  '<dialog open><textarea></textarea></dialog>',
  '<div role="dialog"><input type="text" value="a proposed letter"></div>',
])('counts input in %s as unsaved until the field is removed', (html) => {
  const field = page(html);
  expect(hasUnsavedChanges()).toBe(false);
  type(field, 'Болты');
  expect(hasUnsavedChanges()).toBe(true);
  document.body.replaceChildren();
  expect(hasUnsavedChanges()).toBe(false);
});

it.each([
  '<input>',
  '<form><input type="search"></form>',
  '<form><input type="checkbox"></form>',
  '<search><form><input></form></search>',
  '<div role="dialog"><input role="combobox"></div>',
  '<form data-says-unsaved="true"><input></form>',
])('does not track %s', (html) => {
  type(page(html), 'Болты');
  expect(hasUnsavedChanges()).toBe(false);
});

it('does not count restored or emptied input as unsaved', () => {
  const field = page('<form><input value="Болты"></form>');
  type(field, 'Гайки');
  expect(hasUnsavedChanges()).toBe(true);
  type(field, 'Болты');
  expect(hasUnsavedChanges()).toBe(false);
  type(field, ' ');
  expect(hasUnsavedChanges()).toBe(false);
});

it('counts forms that are marked dirty', () => {
  markDirty('order:new');
  markDirty('bid:new');
  clearDirty('order:new');
  expect(hasUnsavedChanges()).toBe(true);
  clearDirty('bid:new');
  expect(hasUnsavedChanges()).toBe(false);
});
