/** Table of the fields of every JSON answer to a GET, small enough for a page to check answers with. */
import { type Contract, resolve } from './compatibility.ts';

type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
};

type Query = { readonly operationId?: string; readonly responses: Readonly<Record<string, Response>> };

type Response = {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema } | undefined>>;
};

const PRIMITIVES: Readonly<Record<string, string>> = {
  string: 's',
  integer: 'n',
  number: 'n',
  boolean: 'b',
  object: 'o',
};
const ANY = '*';

/**
 * @returns TypeScript of two objects: the shape of each operation's answer, and the fields of each shape. A field is
 * `s`, `n`, `b`, `o` (string, number, boolean, any object), `*` (anything) or a shape; `[]` after it makes a list, `?`
 * lets it be null, `~` before it lets it be missing
 */
export function answers(contract: Contract): string {
  const table = new ShapeTable(contract);
  const operations = Object.values(contract.paths).flatMap((item) => {
    const query = item['get'] as Query | undefined;
    const json = table.resolve(query?.responses['200'])?.content?.['application/json']?.schema;
    return query?.operationId && json ? [`  ${query.operationId}: '${table.codeOf(json, query.operationId)}',`] : [];
  });
  const shapes = [...table.shapes].map(([name, fields]) => `  ${name}: ${JSON.stringify(fields)},`);
  const type = 'Readonly<Record<string, Readonly<Record<string, string>>>>';
  return `export const answers: Readonly<Record<string, string>> = {\n${operations.join('\n')}\n};\n
export const shapes: ${type} = {\n${shapes.join('\n')}\n};\n`;
}

const fieldsOf = (part: { readonly properties: Readonly<Record<string, Schema>> }) => Object.entries(part.properties);

class ShapeTable {
  readonly shapes = new Map<string, Record<string, string>>();
  readonly #contract: Contract;

  constructor(contract: Contract) {
    this.#contract = contract;
  }

  resolve<T>(part: T): T {
    return resolve(part, this.#contract) as T;
  }

  /** @param name of a shape that has none of its own */
  codeOf(schema: Schema, name: string): string {
    if (schema.$ref !== undefined) return this.codeOf(this.resolve(schema), schema.$ref.split('/').at(-1) ?? name);
    const types = [schema.type ?? []].flat();
    const choices = schema.oneOf?.filter(({ type }) => type !== 'null') ?? [];
    const canBeNull = types.includes('null') || choices.length !== (schema.oneOf?.length ?? 0);
    const code = choices.length === 1 && choices[0] ? this.codeOf(choices[0], name) : this.#plainCode(schema, name);
    return canBeNull && !/[?*]$/.test(code) ? `${code}?` : code;
  }

  #plainCode(schema: Schema, name: string): string {
    const type = [schema.type ?? []].flat().filter((one) => one !== 'null');
    // A reference with a description of its own.
    if (schema.allOf?.length === 1 && schema.allOf[0] && !schema.properties) return this.codeOf(schema.allOf[0], name);
    if (schema.properties || schema.allOf) return this.#shape(schema, name);
    if (type.length !== 1 || type[0] === undefined) return ANY;
    return type[0] === 'array' ? `${this.codeOf(schema.items ?? {}, name)}[]` : (PRIMITIVES[type[0]] ?? ANY);
  }

  #shape(schema: Schema, name: string): string {
    if (this.shapes.has(name)) return name;
    const fields: Record<string, string> = {};
    // Before its fields, as shapes may contain themselves.
    this.shapes.set(name, fields);
    const { properties, required } = this.#merged(schema);
    for (const [field, part] of Object.entries(properties)) {
      const code = this.codeOf(part, `${name}_${field}`);
      if (code !== ANY) fields[field] = required.has(field) ? code : `~${code}`;
      else if (required.has(field)) fields[field] = code;
    }
    return name;
  }

  #merged(schema: Schema): { properties: Record<string, Schema>; required: Set<string> } {
    const parts = (schema.allOf ?? []).map((part) => this.#merged(this.resolve(part)));
    return {
      properties: Object.fromEntries([...parts, { properties: schema.properties ?? {} }].flatMap(fieldsOf)),
      required: new Set([...parts.flatMap(({ required }) => [...required]), ...(schema.required ?? [])]),
    };
  }
}
