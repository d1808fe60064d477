/** All kinds of mutants. */
import { bodyKinds } from './body-kinds.ts';
import { callerKinds } from './caller-kinds.ts';
import { headerKinds } from './header-kinds.ts';
import type { Kind } from './kind.ts';
import { lieKinds } from './lie-kinds.ts';
import { listKinds } from './list-kinds.ts';
import { problemKinds } from './problem-kinds.ts';
import { requestKinds } from './request-kinds.ts';
import { statusKinds } from './status-kinds.ts';
import { valueKinds } from './value-kinds.ts';

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

/** @throws Error with the names there are */
export function kindNamed(name: string): Kind {
  const kind = KINDS.find((known) => known.name === name);
  if (!kind)
    throw new Error(`No mutant is called "${name}". There are: ${KINDS.map((known) => known.name).join(', ')}`);
  return kind;
}
