/** Parses the query string by the contract: refuses unknown and repeated parameters, fills in defaults. */
import type { Parameter, Schema } from '../../contract/document.ts';
import { resolve } from '../../contract/document.ts';
import type { Lang } from '@zakupki/words';
import { type FieldError, fieldError } from '../field-error.ts';
import { validationSentences } from '../sentences/validation.ts';
import { fieldErrors } from '../validate.ts';

type ParsedQuery = { values: Record<string, unknown>; errors: FieldError[] };

export function parseQuery(search: string, parameters: readonly Parameter[], lang: Lang): ParsedQuery {
  const received = new URLSearchParams(search);
  const values: Record<string, unknown> = Object.create(null) as Record<string, never>;
  const errors: FieldError[] = [];
  const known = new Set(parameters.map((parameter) => parameter.name));
  for (const name of new Set(received.keys())) {
    if (known.has(name)) continue;
    const words = validationSentences.unknown_parameter;
    errors.push(fieldError(lang, `?${name}`, 'unknown_parameter', words, { name }));
  }
  for (const { name, schema, explode = true } of parameters) {
    const texts = received.getAll(name);
    const described = resolve<Schema>(schema as Schema & { $ref: string });
    const repeats = explode && typesOf(described).includes('array');
    if (texts.length > 1 && !repeats)
      errors.push(fieldError(lang, `?${name}`, 'repeated_parameter', validationSentences.repeated_parameter));
    else if (texts[0] === undefined) {
      if (described['default'] !== undefined) values[name] = described['default'];
    } else {
      const value = repeats ? texts.map((text) => parseItem(text, described)) : parseValue(texts[0], described);
      const valueErrors = fieldErrors(schema, value, lang, `?${name}`);
      if (valueErrors.length > 0) errors.push(...valueErrors);
      else values[name] = value;
    }
  }
  return { values, errors };
}

const typesOf = ({ type }: Schema): unknown[] => [type].flat();

/** Converts text to the schema's type; text that cannot be converted is returned and fails validation. */
export function parseValue(text: string, schema: Schema): unknown {
  const types = typesOf(schema);
  if (types.includes('array')) return text.split(',').map((item) => parseItem(item, schema));
  if (types.includes('integer') && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (types.includes('number') && /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text)) return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

const parseItem = (text: string, { items }: Schema): unknown =>
  parseValue(text, resolve<Schema>((items ?? {}) as Schema & { $ref: string }));
