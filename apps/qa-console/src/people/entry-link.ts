/** Entry links open the product in a world, a scenario and a person's session. */
import { routes } from '@zakupki/mock-control/routes';
import type { operations, PersonName, ScenarioName } from '@zakupki/mock-control/schema';
import { CONTROL } from '../control/control-call.ts';

type Entry = {
  readonly world: string;
  /** Absent or null keeps the current session. */
  readonly as?: PersonName | null;
  /** Absent or null keeps the world's scenario. */
  readonly scenario?: ScenarioName | null;
  /** A path of the product, with or without its prefix. */
  readonly to?: string;
};

type Query = NonNullable<operations['enter']['parameters']['query']>;

/**
 * As short and readable as possible, for tickets.
 * @param origin empty for a link within this page
 */
export function entryLink(origin: string, { world, as, scenario, to }: Entry): string {
  const path = pathOf(to ?? '');
  const query: Query = { world, ...(as && { as }), ...(scenario && { scenario }), ...(path !== '/' && { to: path }) };
  const parameters = Object.entries(query).map(([name, value]) => `${name}=${readable(value)}`);
  return `${origin}${CONTROL}${routes.enter.path}?${parameters.join('&')}`;
}

/** Returns null for a valid path, by the server's rule. */
export function pathProblem(to: string): string | null {
  const path = to.trim();
  if (path === '' || /^\/(?![/\\])[^\\]*$/.test(path)) return null;
  return 'A path of the product, beginning with one slash: /zakupki/orders.';
}

/** The entry endpoint expects a path without the prefix; people copy it with the prefix. */
const pathOf = (to: string) => to.trim().replace(/^\/app(?=\/|$)/, '') || '/';

/** A query may contain slashes, colons and question marks unescaped. */
const readable = (value: string) =>
  encodeURIComponent(value).replaceAll(/%(2F|3A|3F)/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
