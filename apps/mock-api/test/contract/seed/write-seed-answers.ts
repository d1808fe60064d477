/** Writes the current answers of the seeded world: `node test/contract/seed/write-seed-answers.ts`. */
import { writeFileSync } from 'node:fs';
import { answerFile, currentAnswer, englishFile, SEED_ANSWERS } from './seed-answers.ts';
import { collectTranslations } from './translations.ts';

const WIDTH = 160;

for (const answer of SEED_ANSWERS) {
  const body = await currentAnswer(answer);
  write(answerFile(answer.name), body);
  if (!answer.translated) continue;
  const english = await currentAnswer({ ...answer, lang: 'en' });
  write(englishFile(answer.name), collectTranslations(body, english));
}

function write(file: URL, value: unknown): void {
  writeFileSync(file, `${format(value, '')}\n`);
}

/** JSON with an object or array on one line where it fits: a row of plain values is a line. */
function format(value: unknown, indent: string): string {
  const line = onOneLine(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= WIDTH) return line;
  const deeper = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((element) => format(element, deeper))
    : Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${format(part, deeper)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.map((part) => deeper + part).join(',\n')}\n${indent}${close}`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${onOneLine(part)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
