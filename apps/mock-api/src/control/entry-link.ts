/** The entry link: one address that puts a browser into a world, a scenario and somebody's session (for tickets). */
import { issueLoginLink } from '../operations/session.ts';
import { WORLD_COOKIE } from '../pipeline/exchange.ts';
import { active } from '../pipeline/forced.ts';
import { Problem } from '../pipeline/problem.ts';
import { PEOPLE } from '../world/people.ts';
import { DEFAULT_WORLD } from '../world/worlds.ts';
import type { World } from '../world/world.ts';

export type Entry = { world?: string; as?: string; scenario?: string; to?: string };

/** Where the browser goes next, and the cookie that keeps it in the world. */
export type Entered = { location: string; cookie: string };

/**
 * Forces the scenario and signs the person in through the product's own sign-in by token. A scenario that is not named
 * stays as it is; nobody named leaves whoever is signed in.
 * @throws Problem 400 unknown_scenario, unknown_person, not_a_product_path
 */
export function enter(
  { as, scenario, to = '/' }: Entry,
  open: (name: string) => World,
  worldName = DEFAULT_WORLD,
): Entered {
  const path = productPath(to);
  const forced = scenario === undefined ? undefined : active(scenario);
  const person = as === undefined ? undefined : personOf(as);
  const world = open(worldName);
  if (forced) world.scenario = forced;
  const cookie = `${WORLD_COOKIE}=${world.name}; Path=/; SameSite=Lax; HttpOnly`;
  if (!person) return { location: `/app${path}`, cookie };
  const user = world.users.get(person.id);
  if (!user) throw unknownPerson(person.name);
  // The way in is never forced, or `server-error` would show the sign-in failing instead of the page asked for.
  if (world.scenario) world.scenario.entering = true;
  const token = world.transaction(() => issueLoginLink(world, user));
  return { location: `/app/auth-by-token?${String(new URLSearchParams({ token, redirect: path }))}`, cookie };
}

function personOf(name: string): (typeof PEOPLE)[number] {
  const person = PEOPLE.find((known) => known.name === name);
  if (!person) throw unknownPerson(name);
  return person;
}

function unknownPerson(value: string): Problem {
  return new Problem(400, 'unknown_person', { params: { value, known: PEOPLE.map(({ name }) => name).join(', ') } });
}

// Any origin will do: an address that leaves it is not a path of the product.
const ORIGIN = 'https://product.invalid';

/** The path without the prefix, its query and hash kept. Browsers read `\` as `/` and drop control characters. */
function productPath(to: string): string {
  const url = /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(to) ? URL.parse(to, ORIGIN) : null;
  if (!url || url.origin !== ORIGIN || url.pathname.startsWith('//')) {
    throw new Problem(400, 'not_a_product_path', { params: { value: to } });
  }
  return `${url.pathname.replace(/^\/app(?=\/|$)/, '') || '/'}${url.search}${url.hash}`;
}
