/** Set up for tests that are not about the cost of hashing passwords: `test/server/password-hash.test.ts` is. */
import '../src/contract.ts';
import { hashAtCost } from '../src/resources/session/password-hash.ts';

hashAtCost({ ln: 4, r: 8, p: 1 });
