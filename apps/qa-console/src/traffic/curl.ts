import type { LoggedExchange } from '@zakupki/mock-control/schema';

/** Headers that curl sets itself or that matter only to browsers; a header replaces the cookie's world. */
const OMITTED_HEADERS =
  /^(host|connection|content-length|accept-encoding|cookie|origin|referer|user-agent|sec-.*|x-mock-world)$/;

/**
 * The request as a shell command.
 * @param origin where the mock listens, such as http://localhost:4010
 */
export function curlOf({ method, path, request }: LoggedExchange, origin: string, world: string): string {
  const headers = Object.entries(request.headers).filter(([name]) => !OMITTED_HEADERS.test(name.toLowerCase()));
  const body = request.body === null || request.body === '' ? [] : [`--data-raw ${quoted(request.body)}`];
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(origin + path)}`,
    ...[...headers, ['x-mock-world', world]].map(([name = '', value = '']) => header(name, value)),
    ...body,
  ].join(' \\\n  ');
}

/** The log has no tokens: the user sets the variable. */
function header(name: string, value: string): string {
  return /^Bearer \*{4}/.test(value) ? `-H "${name}: Bearer $TOKEN"` : `-H ${quoted(`${name}: ${value}`)}`;
}

/** Single quotes escape everything but themselves. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
