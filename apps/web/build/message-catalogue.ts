import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Locales every message must exist in, with their categories of `Intl.PluralRules`. */
const LOCALES = { en: ['one'], ru: ['one', 'few', 'many'] } as const;
type Locale = keyof typeof LOCALES;

type Messages = Record<string, unknown>;

/** Problems of the catalogue in `root/messages`, one sentence each. */
export function catalogueProblems(root: string): string[] {
  const areas = readdirSync(join(root, 'messages'));
  const areaOf = new Map<string, string>();
  const problems = unlistedAreas(root, areas);
  for (const area of areas) {
    const en = readMessages(root, area, 'en', problems);
    const ru = readMessages(root, area, 'ru', problems);
    for (const key of new Set([...Object.keys(en), ...Object.keys(ru)])) {
      const elsewhere = areaOf.get(key);
      if (elsewhere) problems.push(`${key} is in both ${elsewhere} and ${area}.`);
      areaOf.set(key, area);
      if (!(key in en)) problems.push(`${area}: ${key} is missing in en.`);
      else if (!(key in ru)) problems.push(`${area}: ${key} is missing in ru.`);
      else problems.push(...differences(area, key, en[key], ru[key]));
    }
  }
  return problems;
}

/** Fails the build when a message lacks a language: at run time it would show its key. */
export function checkCatalogue(root: string): Plugin {
  return {
    name: 'complete-catalogue',
    apply: 'build',
    buildStart() {
      const problems = catalogueProblems(root);
      if (problems.length > 0) this.error(`The message catalogue is not complete:\n${problems.join('\n')}`);
    },
  };
}

// The compiler silently skips a file that the settings do not list.
function unlistedAreas(root: string, areas: readonly string[]): string[] {
  const settings = readFileSync(join(root, 'project.inlang/settings.json'), 'utf8');
  return areas
    .filter((area) => !settings.includes(`./messages/${area}/{locale}.json`))
    .map((area) => `messages/${area} is not listed in project.inlang/settings.json.`);
}

function readMessages(root: string, area: string, locale: Locale, problems: string[]): Messages {
  const path = join(root, 'messages', area, `${locale}.json`);
  if (!existsSync(path)) {
    problems.push(`${area}: ${locale}.json is missing.`);
    return {};
  }
  try {
    // JSON.parse returns unknown; each message is checked where it is used.
    return JSON.parse(readFileSync(path, 'utf8')) as Messages;
  } catch (error) {
    problems.push(`${area}/${locale}.json is not JSON: ${error instanceof Error ? error.message : String(error)}`);
    return {};
  }
}

function differences(area: string, key: string, en: unknown, ru: unknown): string[] {
  const problems: string[] = [];
  if (!key.startsWith(`${area.replaceAll('-', '_')}_`)) {
    problems.push(`${area}: ${key} must begin with the name of its area.`);
  }
  const [inEnglish, inRussian] = [inputsOf(en), inputsOf(ru)];
  if (inEnglish !== inRussian) problems.push(`${area}: ${key} takes {${inEnglish}} in en, {${inRussian}} in ru.`);
  for (const [locale, message] of [
    ['en', en],
    ['ru', ru],
  ] as const) {
    for (const category of missingPlurals(locale, message)) {
      problems.push(`${area}: ${key} has no form for "${category}" in ${locale}.`);
    }
  }
  return problems;
}

/** Names of the inputs of a message, sorted: both languages must use the same. */
function inputsOf(message: unknown): string {
  const found =
    typeof message === 'string'
      ? message.matchAll(/(?<!\\)\{(\w+)\}/g)
      : JSON.stringify(message).matchAll(/"input (\w+)"/g);
  return [...new Set(Array.from(found, ([, name = '']) => name))].sort().join(', ');
}

function missingPlurals(locale: Locale, message: unknown): string[] {
  const text = typeof message === 'string' ? '' : JSON.stringify(message);
  const selector = /local (\w+) = \w+: plural/.exec(text)?.[1];
  if (selector === undefined) return [];
  // Fractions use `*` in Russian, in addition to the plural categories.
  return [...LOCALES[locale], '*'].filter((category) => !text.includes(`${selector}=${category}`));
}
