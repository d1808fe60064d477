import { expect, it } from 'vitest';
import { SUPPORT_EMAIL, supportMail } from './support-mail.ts';

it.each([
  [{}, ''],
  [{ subject: 'Plan «Start» + 1' }, '?subject=Plan%20%C2%ABStart%C2%BB%20%2B%201'],
  [{ subject: 'A & B', body: 'one\ntwo' }, '?subject=A%20%26%20B&body=one%0D%0Atwo'],
  [{ subject: '', body: 'text' }, '?body=text'],
])('begins a letter from %j', (letter, query) => {
  expect(supportMail(letter)).toBe(`mailto:${SUPPORT_EMAIL}${query}`);
});
