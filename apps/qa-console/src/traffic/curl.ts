import type { LoggedExchange } from '@zakupki/mock-control/schema';

/** What curl sets itself, and what only means something to a browser; the cookie's world is named in a header. */
const LEFT_OUT =
  /^(host|connection|content-length|accept-encoding|cookie|origin|referer|user-agent|sec-.*|x-mock-world)$/;

/**
 * The request again, for a shell.
 * @param origin where the mock listens, such as http://localhost:4010
 */
export function curlOf({ method, path, request }: LoggedExchange, origin: string, world: string): string {
  const headers = Object.entries(request.headers).filter(([name]) => !LEFT_OUT.test(name.toLowerCase()));
  const body = request.body === null || request.body === '' ? [] : [`--data-raw ${quoted(request.body)}`];
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(origin + path)}`,
    ...[...headers, ['x-mock-world', world]].map(([name = '', value = '']) => header(name, value)),
    ...body,
  ].join(' \\\n  ');
}

/** Tokens are not kept: whoever runs it puts theirs into the variable. */
function header(name: string, value: string): string {
  return /^Bearer \*{4}/.test(value) ? `-H "${name}: Bearer $TOKEN"` : `-H ${quoted(`${name}: ${value}`)}`;
}

/** In single quotes nothing has a meaning but the quote itself. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
