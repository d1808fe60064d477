/** Writes the current answers of the seeded world: `node test/contract/seed/write-seed-answers.ts`. */
import { writeFileSync } from 'node:fs';
import { answerFile, answerText, currentAnswer, englishFile, SEED_ANSWERS } from './seed-answers.ts';
import { collectTranslations } from './translations.ts';

for (const answer of SEED_ANSWERS) {
  const body = await currentAnswer(answer);
  writeFileSync(answerFile(answer.name), answerText(body));
  if (!answer.translated) continue;
  const english = await currentAnswer({ ...answer, lang: 'en' });
  writeFileSync(englishFile(answer.name), answerText(collectTranslations(body, english)));
}
// Open connections and the process that reads files would hold this one for two minutes.
process.exit();
