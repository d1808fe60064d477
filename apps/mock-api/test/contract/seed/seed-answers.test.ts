import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerFile, answerText, englishFile, SEED_ANSWERS } from './seed-answers.ts';

const FOLDER = new URL('seed-answers/', import.meta.url);

test('the folder has the files that write-seed-answers.ts writes, as it formats them', () => {
  const files = SEED_ANSWERS.flatMap(({ name, translated }) => [
    answerFile(name),
    ...(translated ? [englishFile(name)] : []),
  ]);
  expect(readdirSync(FOLDER).toSorted()).toEqual(files.map(({ href }) => href.slice(FOLDER.href.length)).toSorted());
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  expect(texts).toEqual(texts.map((text) => answerText(JSON.parse(text))));
});
