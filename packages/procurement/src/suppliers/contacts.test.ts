import { expect, test } from 'vitest';
import { contactNameBeside, contactToEmail, isCalledByAddress, primaryContact } from './contacts.ts';

const contact = (name: string, email: string | null, isPrimary = false) => ({ name, email, isPrimary });
const [anna, boris, vera] = [
  contact('Anna', null),
  contact('Boris', 'b@example.com'),
  contact('Vera', 'v@example.com'),
];

test.each([
  ['no contacts', [], undefined, undefined],
  ['the first of several', [anna, boris, vera], 'Anna', 'Boris'],
  ['the primary one', [anna, boris, { ...vera, isPrimary: true }], 'Vera', 'Vera'],
  ['a primary one without an address', [boris, { ...anna, isPrimary: true }], 'Anna', 'Boris'],
  ['no address', [anna], 'Anna', undefined],
  ['an empty address', [contact('Galina', '')], 'Galina', undefined],
])('%s', (_case, contacts, primary, emailed) => {
  expect(primaryContact(contacts)?.name).toBe(primary);
  expect(contactToEmail(contacts)?.name).toBe(emailed);
});

test.each([
  ['b@example.com', true],
  [' B@Example.com ', true],
  ['Boris', false],
  ['', false],
])('"%s" is the address of a contact: %s', (name, isAddress) => {
  expect(isCalledByAddress(name, [anna, boris])).toBe(isAddress);
});

test.each([
  ['ООО «Метиз»', 'Иван Петров', 'Иван Петров'],
  ['ООО «Метиз»', 'ООО «Метиз»', null],
  ['ООО «Метиз»', 'Метиз, ООО', null],
  ['ООО', 'ООО ', null],
  ['i.petrov@metiz.example', 'Иван Петров', 'Иван Петров'],
  ['«»', '""', '""'],
  ['ООО «Метиз»', null, null],
  [null, 'Иван Петров', 'Иван Петров'],
])('beside "%s" the contact "%s" is "%s"', (company, name, shown) => {
  expect(contactNameBeside(company, name)).toBe(shown);
});
