/** The entry link (for tickets): a URL that opens a browser in a world and a scenario, signed in. */
import type { Inspection } from '../../pipeline/application.ts';
import { WORLD_COOKIE } from '../../pipeline/request/arrival.ts';
import { activateScenario } from '../../pipeline/forced/find-forced.ts';
import { Problem } from '../../pipeline/problem.ts';
import { DEFAULT_WORLD, type Worlds } from '../../storage/worlds.ts';
import { escapeHtml } from '../../web/html.ts';
import type { ControlRequest } from '../contract.ts';
import type { ControlHandlers } from '../handlers.ts';

type Entry = ControlRequest<'enter'>['query'];

type Entered = { location: string; cookie: string };

export const entryCalls = {
  enter: async ({ query }, { worlds, inspection, proxy }) => {
    // The proxied server handles sign-in and does not know tokens of this server.
    if (proxy && query.as !== undefined) {
      throw new Problem('signed_in_elsewhere', { params: { target: proxy.target, value: query.as } });
    }
    const { location, cookie } = await enter(query, worlds, inspection);
    worlds.notifyChanged(query.world ?? DEFAULT_WORLD);
    const headers = { 'Set-Cookie': cookie };
    if (query.switch !== undefined) return { status: 200, page: pageTo(location, worlds.seed.model.title), headers };
    return { status: 303, headers: { ...headers, Location: location } };
  },
} satisfies ControlHandlers<'enter'>;

/** Goes on at once. The product sees by the referrer that the link is one of this site; a redirect has none. */
const pageTo = (location: string, title: string) => `<!doctype html>
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=${escapeHtml(location)}">
<title>${escapeHtml(title)}</title>
`;

/**
 * Forces the scenario and signs the person in through the product's sign-in by token. Without `scenario` or `as`, the
 * scenario or the session stays unchanged.
 * @throws Problem 400 not_a_product_path
 */
async function enter(
  { world: name, as, scenario, to = '/' }: Entry,
  worlds: Worlds,
  { issueSignInLink }: Inspection,
): Promise<Entered> {
  const { model } = worlds.seed;
  const path = productPath(to, model.examplePage);
  const worldName = name ?? DEFAULT_WORLD;
  const cookie = `${WORLD_COOKIE}=${worldName}; Path=/; SameSite=Lax; HttpOnly`;
  const person = model.people.find(({ name: personName }) => personName === as);
  // The sign-in is never forced: `server-error` would fail it instead of the requested page.
  const token = await worlds.run(worldName, (world) =>
    world.transaction(() => {
      const token = person && issueSignInLink(world, person.id);
      world.followEntryLink({
        as: token === undefined ? undefined : as,
        scenario: scenario === undefined ? undefined : activateScenario(scenario, model),
      });
      return token;
    }),
  );
  if (token === undefined) return { location: `/app${path}`, cookie };
  return { location: `/app/auth-by-token?${String(new URLSearchParams({ token, redirect: path }))}`, cookie };
}

// Any origin works: it only detects paths that leave the product.
const ORIGIN = 'https://product.invalid';

/** Path without /app, with query and hash. Browsers read `\` as `/` and drop control characters. */
function productPath(to: string, known: string): string {
  const url = /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(to) ? URL.parse(to, ORIGIN) : null;
  const path = url?.pathname.replace(/^\/app(?=\/|$)/, '') ?? '';
  // The product reads the path decoded, and would lead elsewhere.
  if (!url || url.origin !== ORIGIN || !/^\/?(?![/\\])[^\\\p{Cc}]*$/u.test(decoded(path) ?? '\\')) {
    throw new Problem('not_a_product_path', { params: { value: to, known } });
  }
  return `${path || '/'}${url.search}${url.hash}`;
}

/** Null for broken percent-encoding. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
