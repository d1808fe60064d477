/**
 * A world of the mock for one test. Needs no test runner. `@zakupki/mock-engine/test-world/test-world` documents what it
 * can do.
 *
 *     const world = await createWorld(createApp(), { scenario: 'slow' });      // in this process
 *     const world = await createWorld('http://127.0.0.1:4010');                // on a running server
 *
 *     const buyer = await world.signIn('buyer');                               // headers of a signed-in request
 *     await world.api('/orders', { headers: buyer });                          // a Response, like `fetch`
 *     await world.force('trial-expired');
 *     await page.goto(world.enterUrl('trial', '/zakupki'));                    // a browser, signed in, in this world
 *     await world.waitFor('createOrder', { where: ({ body }) => body.title === 'Paper' });   // what the page has sent
 */
import type { Body, OperationId, Result } from '@zakupki/api-client/operation';
import type { ApiProblem } from '@zakupki/api-client/schema';
import type { Letter, PersonName, ScenarioName } from '@zakupki/mock-control/schema';
import type { Fetch, Server } from '@zakupki/mock-engine/test-world/reach';
import {
  createWorld as createWorldOf,
  requireOk,
  type Tested,
  TestWorld as WorldOf,
  type WorldOptions as OptionsOf,
} from '@zakupki/mock-engine/test-world/test-world';
import { PASSWORD, SUPPLIERS } from './model/people.ts';

export type { PersonName, Rule, ScenarioName } from '@zakupki/mock-control/schema';

/** Start of every world without `now`. */
export const WORLD_START = '2026-11-02T09:00:00Z';

/** The body of a refusal is the problem. */
type Operations = { [O in OperationId]: { body: Body<O>; answer: Result<O> | ApiProblem } };

type Names = { person: PersonName; scenario: ScenarioName; letter: Letter['kind']; operations: Operations };

export type WorldOptions = OptionsOf<Names>;

/**
 * Creates a world from the seed; replaces a world of the same name.
 * @throws Error with the server's message when it refuses an option
 */
export function createWorld(server: Server, { now, ...options }: WorldOptions = {}): Promise<TestWorld> {
  return createWorldOf(server, TESTED, { ...options, now: now ?? (options.frozen ? WORLD_START : undefined) });
}

export class TestWorld extends WorldOf<Names> {
  /** @param origin address of the mock; the constructor sends no request */
  constructor(origin: string, name: string, send?: Fetch) {
    super(origin, name, TESTED, send);
  }
}

const TESTED: Tested<Names> = {
  home: '/zakupki',
  signIn: async (world, as) => {
    const isSupplier = SUPPLIERS.some(({ name }) => name === as);
    // Suppliers have no password; their entry link contains a token.
    const signedIn = isSupplier
      ? world.api('/auth/token-login', { method: 'POST', body: JSON.stringify({ token: await world.entryToken(as) }) })
      : world.api('/auth/login', {
          method: 'POST',
          body: JSON.stringify({ email: `${as}@demo.test`, password: PASSWORD }),
        });
    const answer = await requireOk(await signedIn, `Signing in as ${as}`);
    return ((await answer.json()) as { token: string }).token;
  },
};
