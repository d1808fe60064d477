import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAddresses } from './pasted-addresses.ts';

it.each([
  ['sales@metiz.example', [['sales@metiz.example', null, null]]],
  ['Anna Petrova <anna@metiz.example>', [['anna@metiz.example', 'Anna Petrova', null]]],
  [
    '"Petrov, Ivan" <ivan@krep.example>, sales@bolt.example; Olga <olga@x.example>',
    [
      ['ivan@krep.example', 'Petrov, Ivan', null],
      ['sales@bolt.example', null, null],
      ['olga@x.example', 'Olga', null],
    ],
  ],
  ['ООО «Метиз»\tАнна\tanna@metiz.example', [['anna@metiz.example', 'Анна', 'ООО «Метиз»']]],
  ['anna@metiz.example\tООО «Метиз»', [['anna@metiz.example', null, 'ООО «Метиз»']]],
  ['ООО «Метиз»; anna@metiz.example', [['anna@metiz.example', null, 'ООО «Метиз»']]],
  ['Write to sales@metiz.example.', [['sales@metiz.example', 'Write to', null]]],
])('reads %j', (text, expected) => {
  const { addresses, unread } = readAddresses(text);
  expect(addresses.map(({ email, name, company }) => [email, name, company])).toEqual(expected);
  expect(unread).toEqual([]);
});

it('returns the lines without an address, and each address once', () => {
  const { addresses, unread } = readAddresses('Supplier\tE-mail\r\n\nA@x.example\na@X.example\nno address here');
  expect(addresses.map(({ email }) => email)).toEqual(['A@x.example']);
  expect(unread).toEqual(['Supplier\tE-mail', 'no address here']);
});

it('finds every address of a list with any separator', () => {
  const email = fc
    .tuple(fc.stringMatching(/^[a-z]{1,8}$/), fc.stringMatching(/^[a-z]{1,8}$/))
    .map(([name, host]) => `${name}@${host}.example`);
  fc.assert(
    fc.property(
      fc.uniqueArray(email, { minLength: 1 }),
      fc.constantFrom('\n', ', ', '; ', ' ', '\r\n\r\n'),
      (list, between) => {
        expect(readAddresses(list.join(between)).addresses.map((address) => address.email)).toEqual(list);
      },
    ),
  );
});
