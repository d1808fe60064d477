/** Digests of the sources that generated files were written from, committed beside them. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const SOURCES = 'sources.gen.json';

const root = import.meta.dirname;

/**
 * A digest per source of a contract, as JSON with a line for each, so that changes of different files merge.
 * @param contract `product` or `control`
 */
export function digests(contract: string): string {
  const rows = sourcesOf(contract).map((file) => `  ${JSON.stringify(file)}: "${digest(file)}"`);
  return `{\n${rows.join(',\n')}\n}\n`;
}

/** A digest of what a thread that bundles contracts loads once. */
export const bundlerDigest = (): string =>
  ['implied-responses.js', 'lint-rules.js', 'redocly.yaml'].map(digest).join(' ');

/** Sorted. The control contract has its own files, besides those that both contracts share. */
function sourcesOf(contract: string): string[] {
  const files = readdirSync(root).filter((name) => /\.(?:yaml|js|ts)$/u.test(name));
  const resources = readdirSync(join(root, 'resources')).map((name) => `resources/${name}`);
  const generators = readdirSync(join(root, 'generators')).map((name) => `generators/${name}`);
  const shared = files.filter((name) => !name.endsWith('.yaml') || SHARED.has(name));
  const own =
    contract === 'control' ? files.filter(isControl) : [...files.filter((name) => !isControl(name)), ...resources];
  return [...new Set([...shared, ...generators, ...own])].sort();
}

const SHARED = new Set(['common.yaml', 'errors.yaml', 'redocly.yaml']);
const isControl = (name: string) => name.startsWith('control') && name.endsWith('.yaml');

/** Independent of the line ends of a checkout. */
function digest(file: string): string {
  const text = readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
