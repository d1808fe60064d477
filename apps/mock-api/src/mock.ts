/** This application for the engine: what it serves, to whom, and what it starts with. */
import manifest from '../package.json' with { type: 'json' };
import './contract.ts';
import { defineMock } from '@zakupki/mock-engine/definition';
import { setMissingText } from '@zakupki/mock-engine/pipeline/field-error';
import { resources } from './resources/all.ts';
import { buildSeed } from './seed/seed.ts';

setMissingText(resources.missingText);

export const MOCK = defineMock({
  version: manifest.version,
  buildSeed,
  resources,
});
