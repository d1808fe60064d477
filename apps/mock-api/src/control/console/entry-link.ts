/** The entry link: one address that puts a browser into a world, a scenario and somebody's session (for tickets). */
import { issueLoginLink } from '../../resources/session/links.ts';
import { WORLD_COOKIE } from '../../pipeline/exchange.ts';
import { activateScenario } from '../../pipeline/forced.ts';
import { Problem } from '../../pipeline/problem.ts';
import { PEOPLE } from '../../world/people.ts';
import { DEFAULT_WORLD, type Worlds } from '../../world/worlds.ts';
import type { ControlRequest } from '../contract.ts';

type Entry = ControlRequest<'enter'>['query'];

/** Where the browser goes next, and the cookie that keeps it in the world. */
type Entered = { location: string; cookie: string };

/**
 * Forces the scenario and signs the person in through the product's own sign-in by token. A scenario that is not named
 * stays as it is; nobody named leaves whoever is signed in.
 * @throws Problem 400 not_a_product_path
 */
export function enter({ world: name, as, scenario, to = '/' }: Entry, worlds: Worlds): Entered {
  const path = productPath(to);
  const world = worlds.open(name ?? DEFAULT_WORLD);
  const cookie = `${WORLD_COOKIE}=${world.name}; Path=/; SameSite=Lax; HttpOnly`;
  const person = PEOPLE.find((known) => known.name === as);
  const user = person && world.users.get(person.id);
  // The way in is never forced, or `server-error` would show the sign-in failing instead of the page asked for.
  const token = world.transaction(() => {
    world.enter({ as: user && as, scenario: scenario === undefined ? undefined : activateScenario(scenario) });
    return user && issueLoginLink(world, user);
  });
  if (token === undefined) return { location: `/app${path}`, cookie };
  return { location: `/app/auth-by-token?${String(new URLSearchParams({ token, redirect: path }))}`, cookie };
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
