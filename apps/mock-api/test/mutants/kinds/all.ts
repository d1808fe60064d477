import { bodyKinds } from './body.ts';
import { callerKinds } from './caller.ts';
import { headerKinds } from './header.ts';
import type { Kind } from './kind.ts';
import { lieKinds } from './lie.ts';
import { listKinds } from './list.ts';
import { problemKinds } from './problem.ts';
import { requestKinds } from './request.ts';
import { statusKinds } from './status.ts';
import { valueKinds } from './value.ts';

export const KINDS: readonly Kind[] = [
  ...bodyKinds,
  ...valueKinds,
  ...statusKinds,
  ...problemKinds,
  ...headerKinds,
  ...requestKinds,
  ...listKinds,
  ...lieKinds,
  ...callerKinds,
];

/** @throws Error that lists the known names */
export function kindNamed(name: string): Kind {
  const kind = KINDS.find((known) => known.name === name);
  if (!kind)
    throw new Error(`No mutant is called "${name}". There are: ${KINDS.map((known) => known.name).join(', ')}`);
  return kind;
}
