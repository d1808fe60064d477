/** Sets the messages for tests of rules; those that start the application have them. */
import { SENTENCES } from '../src/all-sentences.ts';
import { setSentences } from '../src/sentences/sentence.ts';

setSentences(SENTENCES);
