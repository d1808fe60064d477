import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

type Messages = Record<string, unknown>;

/** Problems of the catalogue in `root/messages`, one sentence each. */
export function catalogueProblems(root: string): string[] {
  const areas = readdirSync(join(root, 'messages'));
  const areaOf = new Map<string, string>();
  const { settings, locales } = readSettings(root);
  const [base = '', ...others] = locales;
  const problems = unlistedAreas(settings, areas);
  for (const area of areas) {
    const messages = new Map(locales.map((locale) => [locale, readMessages(root, area, locale, problems)]));
    for (const key of new Set([...messages.values()].flatMap((texts) => Object.keys(texts)))) {
      const elsewhere = areaOf.get(key);
      if (elsewhere) problems.push(`${key} is in both ${elsewhere} and ${area}.`);
      areaOf.set(key, area);
      const missing = locales.filter((locale) => !(key in (messages.get(locale) ?? {})));
      for (const locale of missing) problems.push(`${area}: ${key} is missing in ${locale}.`);
      if (missing.length > 0) continue;
      if (!key.startsWith(`${area.replaceAll('-', '_')}_`)) {
        problems.push(`${area}: ${key} must begin with the name of its area.`);
      }
      const textIn = (locale: string) => messages.get(locale)?.[key];
      const inputs = inputsOf(textIn(base));
      for (const locale of others) {
        const localeInputs = inputsOf(textIn(locale));
        if (localeInputs !== inputs)
          problems.push(`${area}: ${key} takes {${inputs}} in ${base}, {${localeInputs}} in ${locale}.`);
      }
      for (const locale of locales) {
        for (const category of missingPlurals(locale, textIn(locale))) {
          problems.push(`${area}: ${key} has no form for "${category}" in ${locale}.`);
        }
      }
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

/** `locales`: the locales that every message needs, the base locale first. */
function readSettings(root: string): { settings: string; locales: readonly string[] } {
  const settings = readFileSync(join(root, 'project.inlang/settings.json'), 'utf8');
  const { locales } = JSON.parse(settings) as { locales: string[] };
  return { settings, locales };
}

// The compiler silently skips a file that the settings do not list.
function unlistedAreas(settings: string, areas: readonly string[]): string[] {
  return areas
    .filter((area) => !settings.includes(`./messages/${area}/{locale}.json`))
    .map((area) => `messages/${area} is not listed in project.inlang/settings.json.`);
}

function readMessages(root: string, area: string, locale: string, problems: string[]): Messages {
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

/** Names of the inputs of a message, sorted: both languages must use the same. */
function inputsOf(message: unknown): string {
  const found =
    typeof message === 'string'
      ? message.matchAll(/(?<!\\)\{(\w+)\}/g)
      : JSON.stringify(message).matchAll(/"input (\w+)"/g);
  return [...new Set(Array.from(found, ([, name = '']) => name))].sort().join(', ');
}

function missingPlurals(locale: string, message: unknown): string[] {
  const text = typeof message === 'string' ? '' : JSON.stringify(message);
  const selector = /local (\w+) = \w+: plural/.exec(text)?.[1];
  if (selector === undefined) return [];
  // `*` stands for "other", which includes fractions.
  const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return [...categories.filter((category) => category !== 'other'), '*'].filter(
    (category) => !text.includes(`${selector}=${category}`),
  );
}
