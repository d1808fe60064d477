import { MutantsReporter } from '@zakupki/mock-engine/suite/mutants-reporter';
import { KINDS, MUTANTS_SEED } from './kinds.ts';

export default class extends MutantsReporter {
  constructor() {
    super({ folder: new URL('../../.results/', import.meta.url), kinds: KINDS, seed: MUTANTS_SEED });
  }
}
