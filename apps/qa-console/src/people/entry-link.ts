/** Entry links: one address that puts a browser into a world, a scenario and somebody's session. */
import { routes } from '@zakupki/mock-control/routes';
import type { operations, PersonName, ScenarioName } from '@zakupki/mock-control/schema';
import { CONTROL } from '../control/control-call.ts';

export interface Entry {
  readonly world: string;
  /** Nobody leaves whoever is signed in. */
  readonly as?: PersonName | null;
  /** None leaves the world's own. */
  readonly scenario?: ScenarioName | null;
  /** A path of the product; its prefix may stand there. */
  readonly to?: string;
}

type Query = NonNullable<operations['enter']['parameters']['query']>;

/**
 * The link, as short and readable as it may be: it stands in tickets.
 * @param origin empty for one that is good on this page alone
 */
export function entryLink(origin: string, { world, as, scenario, to }: Entry): string {
  const path = pathOf(to ?? '');
  const query: Query = { world, ...(as && { as }), ...(scenario && { scenario }), ...(path !== '/' && { to: path }) };
  const said = Object.entries(query).map(([name, value]) => `${name}=${readable(value)}`);
  return `${origin}${CONTROL}${routes.enter.path}?${said.join('&')}`;
}

/** What is wrong with the path, or null; the server refuses the same. */
export function pathProblem(to: string): string | null {
  const path = to.trim();
  if (path === '' || /^\/(?![/\\])[^\\]*$/.test(path)) return null;
  return 'A path of the product, beginning with one slash: /zakupki/orders.';
}

/** The product knows its pages without the prefix; people copy them with it. */
const pathOf = (to: string) => to.trim().replace(/^\/app(?=\/|$)/, '') || '/';

/** In a query a slash, a colon and a question mark mean nothing; escaped they cannot be read. */
const readable = (value: string) =>
  encodeURIComponent(value).replaceAll(/%(2F|3A|3F)/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
