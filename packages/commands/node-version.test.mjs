import { expect, it } from 'vitest';
import { nodeComplaint } from './node-version.mjs';

it.each(['v12.22.12', 'v18.20.8', 'v19.9.0'])('asks for a newer Node than %s', (version) => {
  expect(nodeComplaint(version)).toBe(
    `Zakupki needs Node 20 or newer, this is ${version}: see https://nodejs.org/en/download`,
  );
});

it.each(['v20.0.0', 'v24.21.0', 'v100.1.0'])('accepts %s', (version) => {
  expect(nodeComplaint(version)).toBeUndefined();
});
