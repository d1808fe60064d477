/** Lists what was added to a contract or removed since its last release, for callers. Used by `pnpm generate`. */

import { breakingChanges, type Contract } from './compatibility.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Operations, parameters of queries, properties, codes and errors of a contract, each with its description. */
function describedNames({ paths, components, 'x-problems': problems }: Contract): Map<string, string> {
  const names = new Map<string, string>();
  const describe = (name: string, schema: unknown) => {
    if (typeof schema !== 'object' || schema === null) return;
    const { properties, items, allOf, oneOf, anyOf, enum: codes, const: code } = schema as Schema;
    for (const word of [codes, code].flat()) if (typeof word === 'string') names.set(`${name} = ${word}`, '');
    for (const part of [allOf, oneOf, anyOf].flat()) describe(name, part);
    describe(`${name}[]`, items);
    for (const [key, property] of Object.entries(properties ?? {})) {
      names.set(`${name}.${key}`, textOf(property, 'description'));
      describe(`${name}.${key}`, property);
    }
  };
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const summary = textOf(operation, 'summary');
      if (summary === '') continue;
      const name = `${method.toUpperCase()} ${path}`;
      names.set(name, summary);
      for (const parameter of ((operation as Schema)['parameters'] ?? []) as Schema[]) {
        const shared = textOf(parameter, '$ref').split('/').at(-1) ?? '';
        const one = components?.['parameters']?.[shared] ?? parameter;
        if (textOf(one, 'in') === 'query') names.set(`${name}?${textOf(one, 'name')}`, textOf(one, 'description'));
      }
    }
  }
  for (const [name, schema] of Object.entries(components?.['schemas'] ?? {})) describe(name, schema);
  for (const [code, problem] of Object.entries(problems ?? {})) names.set(`error ${code}`, textOf(problem, 'en'));
  return names;
}

const textOf = (value: unknown, key: string) => {
  const text = (value as Schema | null)?.[key];
  return typeof text === 'string' ? text.trim().replaceAll(/\s+/g, ' ') : '';
};

/** The operation of a parameter, the schema of a property or code; an operation or error itself. */
const ownerOf = (name: string) => /^(?:[A-Z]+ [^?]+|error .+|\w+)/.exec(name)?.[0] ?? name;

/** Markdown: names with the same description share a line. */
export function additions(contract: Contract, released: Contract): string {
  const names = describedNames(contract);
  const known = new Set(describedNames(released).keys());
  const owners = new Set([...known].map(ownerOf));
  // The parts of a new operation or schema are not listed separately.
  const isNews = (name: string) => !known.has(name) && (ownerOf(name) === name || owners.has(ownerOf(name)));
  const added = Map.groupBy(
    [...names].filter(([name]) => isNews(name)),
    // For a reader, `Bid.notes` and `BidDraft.notes` are the same addition.
    ([name, description]) => `${name.replace(/^\w+(?=[.[ ])/, '')}\n${description}`,
  );
  const lines = [...added.values()].map((same) => {
    const description = same[0]?.[1];
    return [same.map(([name]) => `\`${name}\``).join(', '), description].filter(Boolean).join(': ');
  });
  const removed = [...known].filter((name) => !names.has(name)).map((name) => `Removed: \`${name}\``);
  const breaking = breakingChanges(released, contract).map((change) => `Breaks callers: ${change}`);
  return [...breaking, ...lines, ...removed].map((line) => `- ${line}\n`).join('');
}
