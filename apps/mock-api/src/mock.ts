/** This application for the engine: what it serves, to whom, and what it starts with. */
import manifest from '../package.json' with { type: 'json' };
import { SENTENCES } from './all-sentences.ts';
import { defineMock } from './definition.ts';
import { resources } from './resources/all.ts';
import { paymentProvider } from './resources/checkout/provider/provider.ts';
import { buildSeed } from './seed/seed.ts';
import { setSentences } from './sentences/sentence.ts';

setSentences(SENTENCES);

export const MOCK = defineMock({
  version: manifest.version,
  buildSeed,
  resources,
  pages: { '/checkout': paymentProvider },
});
