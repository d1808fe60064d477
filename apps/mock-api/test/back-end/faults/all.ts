/** Faults that servers of this contract are likely to have, and that no schema shows. */
import type { Fault } from './fault.ts';
import { LISTS } from './lists.ts';
import { MONEY } from './money.ts';
import { OWNERS } from './owners.ts';
import { SESSIONS } from './sessions.ts';

export const FAULTS: readonly Fault[] = [...SESSIONS, ...OWNERS, ...MONEY, ...LISTS];
