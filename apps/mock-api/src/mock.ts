/** This application for the engine: what it serves, to whom, and what it starts with. */
import manifest from '../package.json' with { type: 'json' };
import './contract.ts';
import { defineMock } from './definition.ts';
import { setMissingText } from './pipeline/field-error.ts';
import { resources } from './resources/all.ts';
import { buildSeed } from './seed/seed.ts';

setMissingText(resources.missingText);

export const MOCK = defineMock({
  version: manifest.version,
  buildSeed,
  resources,
});
