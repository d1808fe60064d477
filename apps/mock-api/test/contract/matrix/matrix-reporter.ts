import '../../../src/contract.ts';
import { MatrixReporter } from '@zakupki/mock-engine/suite/matrix/matrix-reporter';
import { UNPROVOKED } from './unprovoked.ts';

export default class extends MatrixReporter {
  constructor() {
    super({
      folder: new URL('../../../.results/', import.meta.url),
      tests: '/test/contract/',
      against: process.env['CONTRACT_BASE_URL'],
      unprovoked: UNPROVOKED,
    });
  }
}
