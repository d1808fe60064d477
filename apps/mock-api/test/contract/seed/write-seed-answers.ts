/** Writes the answers of the seed down, for the checks to know them: `node test/contract/seed/write-seed-answers.ts`. */
import { writeFileSync } from 'node:fs';
import { answerOf, fileOf, SHOWN } from './seed-answers.ts';

for (const shown of SHOWN) writeFileSync(fileOf(shown), `${JSON.stringify(await answerOf(shown), null, 2)}\n`);
