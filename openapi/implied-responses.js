/**
 * Adds to every operation what follows from a rule, so that resource files list only what is specific: the codes of
 * its problems, their responses, the headers that every request may send and every response has. A response that
 * an operation declares always wins. Runs before linting and before bundling.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/**
 * By code. Read for each document: a development server generates many.
 * @type {Record<string, { status: number, on?: string, en: string, ru: string, params?: Record<string, unknown> }>}
 */
let problems = {};
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Without a token the operation answers 401: `security` is the document's, not none (`[]`) nor optional (`{}`). */
const isSecured = ({ operation }) => operation.security === undefined;
const isGated = (context) => isSecured(context) && !operation(context, 'x-exempt');
/** The roles that may call an operation (`x-roles`): buyers by default; administrators may call what buyers may. */
const ROLES = ['buyer', 'supplier'];
const rolesOf = (context) => operation(context, 'x-roles') ?? ['buyer'];
const isFor = (role) => (context) => isSecured(context) && rolesOf(context).includes(role);
const operation = (context, name) => context.operation[name];
const mediaOf = (context, type) => operation(context, 'requestBody')?.content?.[type] !== undefined;
const hasParameter = (ending) => (context) => context.refs.some((ref) => ref.endsWith(ending));
const isActing = hasParameter('ActAsUser');

/** The rules of problems.yaml: whether an operation has the codes of a rule. */
const RULES = {
  always: () => true,
  path: hasParameter('InPath'),
  body: (context) => Boolean(operation(context, 'requestBody')),
  'no-body': (context) => !operation(context, 'requestBody'),
  json: (context) => mediaOf(context, 'application/json'),
  'json-required': (context) =>
    mediaOf(context, 'application/json') && operation(context, 'requestBody').required === true,
  form: (context) => mediaOf(context, 'multipart/form-data'),
  header: (context) => hasParameter('IfMatch')(context) || hasParameter('IdempotencyKey')(context),
  'if-match': hasParameter('IfMatch'),
  key: hasParameter('IdempotencyKey'),
  secured: isSecured,
  acting: isActing,
  'acting-write': (context) => isActing(context) && context.method !== 'get',
  buyers: (context) => isFor('buyer')(context) && !isFor('supplier')(context),
  suppliers: (context) => isFor('supplier')(context) && !isFor('buyer')(context),
  mailbox: (context) => Boolean(operation(context, 'x-mailbox')),
  admin: (context) => context.path.startsWith('/admin/'),
  gated: isGated,
  server: () => false,
};

/** The response in openapi.yaml for a status, used when no code is specific to the operation. */
const SHARED = {
  400: 'BadRequest',
  401: 'Unauthorized',
  402: 'AccessExpired',
  403: 'Forbidden',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  409: 'Conflict',
  413: 'TooLarge',
  415: 'UnsupportedMediaType',
  422: 'Invalid',
  428: 'PreconditionRequired',
  429: 'TooManyRequests',
  460: 'PhoneRequired',
  500: 'ServerError',
  503: 'Unavailable',
};

/** Headers of every response, by their names in common.yaml; a header that a response declares wins. */
const EVERYWHERE = {
  'X-Request-Id': 'RequestId',
  'X-Server-Time': 'ServerTime',
  'Cache-Control': 'NotStored',
  Vary: 'Vary',
};

function ImpliedResponses() {
  problems = parse(readFileSync(new URL('problems.yaml', import.meta.url), 'utf8'));
  /** The responses of openapi.yaml, with the header X-Acting-As added. */
  let shared = {};
  return {
    Root: {
      enter(root) {
        if (!root.paths['/orders']) return;
        root['x-problems'] = problems;
        shared = root.components.responses;
        for (const response of Object.values(shared))
          response.headers = { 'X-Acting-As': { $ref: 'common.yaml#/headers/ActingAs' }, ...response.headers };
      },
    },
    PathItem: {
      enter(pathItem, { key }) {
        for (const method of METHODS) {
          if (pathItem[method]) addProblems(pathItem, method, String(key), shared);
        }
      },
    },
    Response: {
      enter(response, { location }) {
        const folder = location.source.absoluteRef.endsWith('/openapi.yaml') ? '' : '../';
        const headers = Object.entries(EVERYWHERE).map(([header, name]) => [
          header,
          { $ref: `${folder}common.yaml#/headers/${name}` },
        ]);
        response.headers = { ...Object.fromEntries(headers), ...response.headers };
      },
    },
    Example: {
      enter(example) {
        const { code, status } = example.value ?? {};
        if (status === undefined && problems[code]) example.value = { ...problemOf(code), ...example.value };
      },
    },
  };
}

function addProblems(pathItem, method, path, shared) {
  const { [method]: described } = pathItem;
  const implied = ['AcceptLanguage', ...(isSecured({ operation: described }) ? ['ActAsUser'] : [])];
  described.parameters = [
    ...(described.parameters ?? []),
    ...implied.map((name) => ({ $ref: `../common.yaml#/parameters/${name}` })),
  ];
  if (method === 'get' && hasETag(described)) {
    described.parameters.push({ $ref: '../common.yaml#/parameters/IfNoneMatch' });
    described.responses = { ...described.responses, 304: sharedResponse('NotModified', { path, described }, shared) };
  }
  const { 'application/json': json } = described.requestBody?.content ?? {};
  if (method === 'patch') described.requestBody = withMergePatch(described.requestBody, json);
  const refs = [...(pathItem.parameters ?? []), ...(described.parameters ?? [])].map(({ $ref }) => $ref ?? '');
  const context = { operation: described, method, path, refs };
  const own = described['x-problems'] ?? [];
  const unknown = rolesOf(context).find((role) => !ROLES.includes(role));
  if (unknown) throw new Error(`${described.operationId} is for ${unknown}, and x-roles are ${ROLES.join(', ')}`);
  for (const code of own) {
    if (!problems[code]) throw new Error(`${described.operationId} lists ${code}, which is not in problems.yaml`);
  }
  const byRule = Object.keys(problems).filter((code) => RULES[problems[code].on]?.(context) && !own.includes(code));
  // A plain 403, with a sentence or silent (spec §8), is possible wherever another one is.
  if ([...own, ...byRule].some((code) => problems[code].status === 403)) byRule.push('forbidden');
  const codes = [...own, ...byRule].sort((a, b) => problems[a].status - problems[b].status);
  described['x-problems'] = codes;
  // YAML anchors share responses between operations.
  described.responses = { ...described.responses };
  addLocation(described);
  if (RULES.key(context)) addHeader(described.responses, 'Idempotency-Replayed', REPLAYED, isSuccess);
  if (described.deprecated) {
    addHeader(described.responses, 'Deprecation', '../common.yaml#/headers/Deprecation', isSuccess);
    addHeader(described.responses, 'Sunset', '../common.yaml#/headers/Sunset', isSuccess);
  }
  for (const [status, of] of Object.entries(Object.groupBy(codes, (code) => problems[code].status))) {
    const particular = of.filter((code) => own.includes(code));
    described.responses[status] ??=
      particular.length > 0
        ? responseOf(status, of, particular)
        : sharedResponse(SHARED[status], { path, described }, shared);
  }
  if (canAct({ path, described })) addHeader(described.responses, 'X-Acting-As', ACTING_AS);
}

/** Operations of administrators and sessions, and operations without a token, never act for another user. */
const canAct = ({ path, described }) => described.security?.length !== 0 && !/^\/(?:admin|auth)\//.test(path);

/** A response of openapi.yaml, without X-Acting-As for an operation that never acts for another user. */
function sharedResponse(name, place, shared) {
  if (canAct(place)) return { $ref: `../openapi.yaml#/components/responses/${name}` };
  const { 'X-Acting-As': _, ...headers } = shared[name].headers;
  shared[`${name}WithoutActing`] ??= { ...shared[name], headers };
  return { $ref: `../openapi.yaml#/components/responses/${name}WithoutActing` };
}

/** Whether the 200 declares an ETag; a shared response is recognised by its name. */
const hasETag = ({ responses }) => {
  const { 200: found } = responses ?? {};
  return found?.headers?.ETag !== undefined || found?.$ref?.endsWith('/Me') === true;
};

/** Both media types of JSON Merge Patch (RFC 7396). */
const withMergePatch = (body, json) => ({
  ...body,
  content: { ...body.content, 'application/merge-patch+json': json },
});

const ACTING_AS = '../common.yaml#/headers/ActingAs';
const REPLAYED = '../common.yaml#/headers/IdempotencyReplayed';
const LOCATION = '../common.yaml#/headers/Location';

/** @throws Error for a 201 without a link to the read of the new resource */
function addLocation({ operationId, responses }) {
  const { 201: created } = responses;
  if (!created) return;
  if (Object.keys(created.links ?? {}).length !== 1) throw new Error(`${operationId}: a 201 has one link, to its read`);
  responses[201] = { ...created, headers: { Location: { $ref: LOCATION }, ...created.headers } };
}

const isSuccess = (status) => status < '300';

/** Declares a header of responses that are not shared between operations. */
function addHeader(responses, name, $ref, isFor = () => true) {
  for (const [status, response] of Object.entries(responses)) {
    if (isFor(status) && !response.$ref)
      responses[status] = { ...response, headers: { [name]: { $ref }, ...response.headers } };
  }
}

/** A response with an example of each code: general ones first, but those of repeated requests last. */
function responseOf(status, codes, particular) {
  const general = codes.filter((code) => !particular.includes(code) && problems[code].on !== 'key');
  const examples = [...new Set([...general, ...particular, ...codes])];
  return {
    description: `${TITLES[status]}: ${examples.join(', ')}.`,
    ...(Number(status) === 429 && { headers: { 'Retry-After': { $ref: '../common.yaml#/headers/RetryAfter' } } }),
    content: {
      'application/problem+json': {
        schema: { $ref: '../errors.yaml#/schemas/ApiProblem' },
        examples: Object.fromEntries(examples.map((code) => [code, { value: problemOf(code) }])),
      },
    },
  };
}

const TITLES = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  460: 'Phone Required',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

function problemOf(code) {
  const { status, en, params = {} } = problems[code];
  const detail = en.replaceAll(/\{(\w+)\}/g, (_, name) => String(params[name]));
  return {
    type: `/api/problems/${code}`,
    title: TITLES[status],
    status,
    code,
    // 402 and 460 carry the constants of the specification (§8).
    message: [402, 460].includes(status) ? code.toUpperCase() : detail,
    detail,
    instance: 'urn:request:req_01K8Z0M4Q7',
    requestId: 'req_01K8Z0M4Q7',
  };
}

export default function zakupkiPlugin() {
  return { id: 'zakupki', preprocessors: { oas3: { 'implied-responses': ImpliedResponses } } };
}
