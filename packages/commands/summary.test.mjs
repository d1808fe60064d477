import { expect, it } from 'vitest';
import { summary } from './summary.mjs';

const ports = { web: 5180, mock: 4020 };

it('has the address, the password and an entry link for each person', () => {
  const people = [{ name: 'no-phone', email: 'no-phone@demo.test', state: 'phone missing' }];
  const text = summary(ports, { password: 'demo-password', people });
  expect(text).toContain('http://localhost:5180/app/');
  expect(text).toContain('http://localhost:5180/__mock\n');
  expect(text).toContain('demo-password');
  expect(text).toContain('no-phone@demo.test · phone missing');
  expect(text).toContain('http://localhost:5180/__mock/enter?as=no-phone&to=/zakupki');
});

it('lists no people when the control plane is off', () => {
  expect(summary(ports, undefined)).not.toContain('enter?as=');
});
