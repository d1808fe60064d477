import { expect, test } from 'vitest';
import { missingField } from './missing.ts';

test.each([
  ['/title', 'Enter a title', 'Укажите название'],
  ['/items/12/name', 'Enter a name', 'Укажите наименование'],
  ['/supplier/contacts/0/name', 'Enter a name', 'Укажите имя'],
  ['/supplier/name', 'Enter the supplier’s name', 'Укажите название поставщика'],
  ['/payload/rate', 'Enter an exchange rate', 'Укажите курс'],
  ['/invoice/taxId/id', 'Enter an INN', 'Укажите ИНН'],
  ['email', 'Enter an e-mail address', 'Укажите адрес почты'],
  ['?q', 'Enter a value', 'Укажите значение'],
  ['', 'Enter a value', 'Укажите значение'],
  ['/constructor', 'Enter a value', 'Укажите значение'],
])('%s: %s', (path, en, ru) => {
  expect([missingField(path, 'en'), missingField(path, 'ru')]).toEqual([en, ru]);
});
