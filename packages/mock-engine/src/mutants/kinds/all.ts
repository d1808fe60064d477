import { bodyKinds } from './body.ts';
import { callerKinds } from './caller.ts';
import { headerKinds } from './header.ts';
import type { Exceptions, Kind } from './kind.ts';
import { lieKinds } from './lie.ts';
import { listKinds } from './list.ts';
import { problemKinds } from './problem.ts';
import { requestKinds } from './request.ts';
import { statusKinds } from './status.ts';
import { valueKinds } from './value.ts';

/** The kinds that any contract may have. One that answers in another form has kinds of its own besides. */
export const kindsOfContract = (exceptions: Exceptions = {}): readonly Kind[] => [
  ...bodyKinds,
  ...valueKinds,
  ...statusKinds,
  ...problemKinds,
  ...headerKinds(),
  ...requestKinds(),
  ...listKinds,
  ...lieKinds(exceptions),
  ...callerKinds(exceptions),
];

/** @throws Error that lists the known names */
export function kindNamed(kinds: readonly Kind[], name: string): Kind {
  const kind = kinds.find((known) => known.name === name);
  if (!kind)
    throw new Error(`No mutant is called "${name}". There are: ${kinds.map((known) => known.name).join(', ')}`);
  return kind;
}
