/**
 * Puts the patterns of the text schemas (`Line`, `Text` and the like of common.yaml) in the places that refer to them.
 * Generators ignore the keywords beside a reference, such as the length, and need them in one schema.
 */

/** The keyword of a schema that had a reference to a text schema: its name. */
const NAME = 'x-text';
const TEXT_SCHEMAS = ['Line', 'LineOrBlank', 'Text', 'TextOrBlank', 'Word'];

type Json = Readonly<Record<string, unknown>>;

/** @param contract bundled, with schemas that are referred to in `components.schemas`; unchanged when it has no texts */
export function withTexts<C extends object>(contract: C): C {
  const { components } = contract as { components?: { schemas?: Json } };
  const schemas = Object.entries(components?.schemas ?? {});
  const texts = new Map(schemas.filter(([name]) => TEXT_SCHEMAS.includes(name)) as [string, { pattern: string }][]);
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...others } = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, visit(part)]));
    const name = typeof $ref === 'string' ? $ref.replace('#/components/schemas/', '') : '';
    const text = texts.get(name);
    if (text) return { ...others, pattern: text.pattern, [NAME]: name };
    return $ref === undefined ? others : { $ref, ...others };
  };
  const others = Object.fromEntries(schemas.filter(([name]) => !texts.has(name)));
  return visit({ ...contract, ...(texts.size > 0 && { components: { ...components, schemas: others } }) }) as C;
}

/** The patterns by name, as they are in the bundled contract. */
export function textPatterns(contract: object): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    const { [NAME]: name, pattern } = value as Json;
    if (typeof name === 'string' && typeof pattern === 'string') found.set(name, pattern);
    for (const part of Object.values(value)) visit(part);
  };
  visit(contract);
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}
