/** Finds where an answer breaks the contract, by a table of the contract's fields. */
import { answers, shapes } from './generated/answers.gen.ts';

const TYPES: Readonly<Record<string, string>> = { s: 'string', n: 'number', b: 'boolean', o: 'object' };

/**
 * What is wrong with the body of an answer to a GET: a missing field, null or another type where the contract has none;
 * fields that the contract does not name are not looked at.
 * @returns for example `data[3].price is missing`; null for a right answer, and for one that is not JSON
 */
export function answerFault(operationId: string, body: unknown): string | null {
  const code = answers[operationId];
  // An export has the form that the caller asked for.
  return code === undefined || body instanceof Blob ? null : fault(code, body, 'the body');
}

/** @param code as in answers.gen.ts @param path of the value from the body */
function fault(code: string, value: unknown, path: string): string | null {
  if (code === '*') return null;
  if (code.endsWith('?')) return value === null ? null : fault(code.slice(0, -1), value, path);
  if (value === undefined) return `${path} is missing`;
  if (value === null) return `${path} is null`;
  if (code.endsWith('[]')) {
    if (!Array.isArray(value)) return `${path} is not an array`;
    const item = code.slice(0, -2);
    return first(value, (each: unknown, index) => fault(item, each, `${path}[${index}]`));
  }
  const type = TYPES[code] ?? 'object';
  if (typeof value !== type || Array.isArray(value)) return `${path} is not of type ${type}`;
  const fields = Object.entries(shapes[code] ?? {});
  return first(fields, ([name, field]) => {
    const part = (value as Readonly<Record<string, unknown>>)[name];
    if (field.startsWith('~')) return part === undefined ? null : fault(field.slice(1), part, inside(path, name));
    return fault(field, part, inside(path, name));
  });
}

const inside = (path: string, name: string) => (path === 'the body' ? name : `${path}.${name}`);

function first<T>(values: readonly T[], find: (value: T, index: number) => string | null): string | null {
  for (const [index, value] of values.entries()) {
    const found = find(value, index);
    if (found !== null) return found;
  }
  return null;
}
