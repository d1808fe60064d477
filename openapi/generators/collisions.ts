/** Names of schemas that two files use for different schemas. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Document = { readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> } };

/**
 * One sentence for each name, with both places. The bundler would call the second `Delivery-2`, and so would every
 * generated type.
 * @param root folder of the contract
 */
export function collisionsIn({ components }: Document, root: string): string[] {
  const names = Object.keys(components?.schemas ?? {});
  const taken = names.flatMap((name) => {
    const [, first] = /^(.+)-\d+$/u.exec(name) ?? [];
    return first !== undefined && names.includes(first) ? [first] : [];
  });
  return [...new Set(taken)].map((name) => {
    const places = placesOf(name, root).join(' and ');
    return `The schema ${name} is in ${places}; rename one, or refer to the other.`;
  });
}

/** Schemas are below `schemas:`, by two spaces. */
function placesOf(name: string, root: string): string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.yaml') && !file.includes('node_modules'),
  );
  return files.sort().flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split(/\r?\n/u);
    const from = lines.indexOf('schemas:');
    const at = from === -1 ? -1 : lines.findIndex((line, index) => index > from && line.startsWith(`  ${name}:`));
    return at === -1 ? [] : [`${file.replaceAll('\\', '/')}:${at + 1}`];
  });
}
