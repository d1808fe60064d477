/**
 * Adds to every operation the responses that follow from a rule, so that resource files list only what is particular.
 * A response an operation declares itself always wins. Runs before linting and before bundling, and gives every
 * response the X-Request-Id header.
 */
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const secured = ({ operation }) => operation.security?.length !== 0;
const gated = (context) => secured(context) && !context.operation['x-exempt'];
const withBody = ({ operation }) => Boolean(operation.requestBody);
const withParameter = (ending) => (context) => context.parameterRefs.some((ref) => ref.endsWith(ending));
const always = () => true;

/**
 * Status, response in errors.yaml, and when an operation may give it.
 * @type {[string, string, (context: { operation: any, parameterRefs: string[] }) => boolean][]}
 */
const IMPLIED = [
  ['400', 'BadRequest', always],
  ['401', 'Unauthorized', secured],
  ['402', 'AccessExpired', gated],
  ['403', 'Forbidden', secured],
  ['404', 'NotFound', withParameter('InPath')],
  ['412', 'Stale', withParameter('IfMatch')],
  ['413', 'TooLarge', withBody],
  ['415', 'UnsupportedMediaType', withBody],
  ['422', 'Invalid', always],
  ['428', 'PreconditionRequired', withParameter('IfMatch')],
  ['429', 'TooManyRequests', always],
  ['460', 'PhoneRequired', gated],
  ['500', 'ServerError', always],
  ['503', 'Unavailable', always],
];

const refsOf = (holder) => (holder.parameters ?? []).map((parameter) => parameter.$ref ?? '');

function ImpliedResponses() {
  return {
    PathItem: {
      enter(pathItem) {
        for (const method of METHODS) {
          const operation = pathItem[method];
          if (!operation) continue;
          const context = { operation, parameterRefs: [...refsOf(pathItem), ...refsOf(operation)] };
          if (secured(context)) {
            operation.parameters = [...(operation.parameters ?? []), { $ref: '../common.yaml#/parameters/ActAsUser' }];
          }
          operation.responses ??= {};
          for (const [status, name, applies] of IMPLIED) {
            if (applies(context)) operation.responses[status] ??= { $ref: `../errors.yaml#/responses/${name}` };
          }
        }
      },
    },
    Response: {
      enter(response) {
        response.headers = { ...response.headers, 'X-Request-Id': requestIdHeader };
      },
    },
  };
}

const requestIdHeader = {
  description: "Identifier of this request in the server's log.",
  schema: { type: 'string' },
  example: 'req_01K8Z0M4Q7',
};

export default function zakupkiPlugin() {
  return { id: 'zakupki', preprocessors: { oas3: { 'implied-responses': ImpliedResponses } } };
}
