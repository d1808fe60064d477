import type { FieldErrors, FieldPath, FieldValues, Resolver } from 'react-hook-form';

/** Problems by field, such as `lines.3.quantity`. */
export type FormCheck<V extends FieldValues> = (values: V) => ReadonlyMap<string, string>;

/** Adapts a check to react-hook-form. */
export function checkedBy<V extends FieldValues>(check: FormCheck<V>): Resolver<V> {
  return (values) => {
    const found = check(values);
    if (found.size === 0) return { values, errors: {} };
    const errors: Record<string, unknown> = {};
    for (const [name, message] of found) setAt(errors, name.split('.'), { type: 'check', message });
    // Built at the paths of the form's fields.
    return { values: {}, errors: errors as FieldErrors<V> };
  };
}

export function fieldName<V extends FieldValues>(name: string): FieldPath<V> {
  return name as FieldPath<V>;
}

function setAt(target: Record<string, unknown>, path: readonly string[], value: object): void {
  const [first = '', ...rest] = path;
  if (rest.length === 0) target[first] = value;
  else setAt((target[first] ??= /^\d+$/.test(rest[0] ?? '') ? [] : {}) as Record<string, unknown>, rest, value);
}
