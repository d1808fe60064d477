/** Kinds that change the headers of an answer or the bytes of its body. */
import { contractOperations } from '../../contract/operations.ts';
import { type Answered, isSuccess, withHeader } from '../exchange.ts';
import { type Kind, refuses, requires, sends, successBodies } from './kind.ts';

const hasBody: Kind['fits'] = (operation) => successBodies(operation).length > 0;

const isJsonType = ({ headers }: Answered) => headers['content-type']?.includes('json') === true;

/** A kind that changes one header where it is present. */
function changed(
  name: string,
  does: string,
  header: string,
  mutate: (value: string, answered: Answered) => string,
): Kind {
  return {
    name,
    does,
    fits: sends(header),
    otherwise: `no answer declares ${header}`,
    answer: (answered) => {
      const value = answered.headers[header.toLowerCase()];
      return value === undefined ? null : withHeader(answered, header.toLowerCase(), mutate(value, answered));
    },
  };
}

/** One kind per declared header, which removes it. */
function lostKinds(): Kind[] {
  const declared = contractOperations.flatMap(({ responses }) =>
    [...responses.values()].flatMap(({ headers }) => Object.keys(headers ?? {})),
  );
  return [...new Set(declared)].map((header) => ({
    name: `no-${header.toLowerCase()}`,
    does: `sends no ${header}`,
    // Without compression and other origins, an answer has no Vary.
    fits: header === 'Vary' ? requires(header) : sends(header),
    otherwise: `no answer declares ${header}`,
    answer: (answered) =>
      answered.headers[header.toLowerCase()] === undefined ? null : withHeader(answered, header.toLowerCase(), null),
  }));
}

export const headerKinds = (): readonly Kind[] => [
  ...lostKinds(),
  changed('wrong-etag', 'sends the ETag of another version', 'ETag', (value) =>
    value.replace(/\d+/, (n) => String(Number(n) + 1)),
  ),
  changed('weak-etag', 'sends weak ETags', 'ETag', (value) => `W/${value}`),
  changed('unquoted-etag', 'sends ETags without quotes', 'ETag', (value) => value.replaceAll('"', '')),
  changed(
    'retry-after-date',
    'says until when to wait, not how long',
    'Retry-After',
    () => 'Mon, 02 Nov 2026 09:00:30 GMT',
  ),
  changed('cached-forever', 'lets lists be cached for a year', 'Cache-Control', () => 'public, max-age=31536000'),
  changed('same-request-id', 'gives every request the same id', 'X-Request-Id', () => 'req_1'),
  {
    name: 'text-plain',
    does: 'labels its JSON text/plain',
    fits: hasBody,
    otherwise: 'no success answer has a body',
    answer: (answered) =>
      isSuccess(answered) && answered.text !== ''
        ? withHeader(answered, 'content-type', 'text/plain; charset=utf-8')
        : null,
  },
  {
    name: 'problem-as-json',
    does: 'labels its problems plain JSON',
    fits: refuses,
    otherwise: 'no operation refuses',
    answer: (answered) =>
      answered.status >= 400 && isJsonType(answered)
        ? withHeader(answered, 'content-type', 'application/json; charset=utf-8')
        : null,
  },
  {
    name: 'problem-as-html',
    does: 'shows a page instead of a problem',
    fits: refuses,
    otherwise: 'no operation refuses',
    answer: (answered) =>
      answered.status >= 400
        ? { ...withHeader(answered, 'content-type', 'text/html'), text: `<h1>${answered.status}</h1>` }
        : null,
  },
  {
    name: 'empty-body',
    does: 'answers success with an empty body',
    fits: hasBody,
    otherwise: 'no success answer has a body',
    answer: (answered) => (isSuccess(answered) && answered.text !== '' ? { ...answered, text: '' } : null),
  },
  {
    name: 'broken-json',
    does: 'truncates its answers',
    fits: hasBody,
    otherwise: 'no success answer has a body',
    answer: (answered) =>
      isSuccess(answered) && answered.text !== '' ? { ...answered, text: answered.text.slice(0, -1) } : null,
  },
  {
    name: 'body-of-nothing',
    does: 'sends a body where there is none',
    fits: ({ responses }) => responses.has(204),
    otherwise: 'no operation declares 204',
    // HTTP allows no body in a 204, so the status changes too; another one than in 204-to-200.
    answer: (answered) =>
      answered.status === 204
        ? { ...withHeader(answered, 'content-type', 'application/json'), status: 200, text: '{"ok":true}' }
        : null,
  },
];
