import { expect, it } from 'vitest';
import { addresses, people } from './summary.mjs';

const ports = { web: 5180, mock: 4020 };

it('has the address', () => {
  expect(addresses(ports)).toContain('http://localhost:5180/app/');
});

it('has the password and an entry link for each person', () => {
  const text = people(ports, {
    password: 'demo-password',
    people: [{ name: 'no-phone', email: 'no-phone@demo.test', state: 'phone missing' }],
  });
  expect(text).toContain('http://localhost:5180/__mock\n');
  expect(text).toContain('demo-password');
  expect(text).toContain('no-phone@demo.test · phone missing');
  expect(text).toContain('http://localhost:5180/__mock/enter?as=no-phone&to=/zakupki');
});
