// YAML of new operations and resources.
import { namesOf, sentence } from './names.mjs';

/**
 * @typedef {{ ref: string, name: string, example: string }} PathParameter
 * @typedef {import('./plan.mjs').OperationPlan} OperationPlan
 */

/** @param {readonly PathParameter[]} parameters @param {readonly string[]} more */
function parametersYaml(parameters, more = []) {
  const all = [
    ...parameters.map(({ ref }) => `        - {$ref: '../path-parameters.yaml#/${ref}'}`),
    ...more.map((name) => `        - {$ref: '../common.yaml#/parameters/${name}'}`),
  ];
  return all.length === 0 ? [] : ['      parameters:', ...all];
}

/** @param {string} schema @param {string} example */
const contentYaml = (schema, example) => [
  '          content:',
  '            application/json:',
  `              schema: {$ref: '#/schemas/${schema}'}`,
  '              examples:',
  `                one: {$ref: '#/examples/${example}'}`,
];

/** @param {OperationPlan} plan the operation, below its path */
export function operationYaml({ operationId, kind, tag, paged, noun, row, verb, parameters }) {
  const method = kind === 'act' ? 'post' : 'get';
  const [summary, description, answer, schema] =
    kind === 'list'
      ? [`List the ${noun.words}`, `All ${noun.words}.`, listAnswer(paged, noun.words), listSchema(row, paged)]
      : [`${sentence(verb)} the ${noun.words}`, `One of the ${noun.words}s.`, `The ${noun.words}.`, row.pascal];
  return [
    `    ${method}:`,
    `      operationId: ${operationId}`,
    `      tags: [${tag}]`,
    '      x-source: designed',
    `      summary: ${summary}`,
    `      description: ${description}`,
    ...parametersYaml(parameters, paged ? ['Page', 'PerPage'] : []),
    ...(kind === 'act' ? actionBody(operationId) : []),
    '      responses:',
    "        '200':",
    `          description: ${answer}`,
    ...contentYaml(schema, schema),
  ].join('\n');
}

/** @param {string} operationId */
const actionBody = (operationId) => [
  '      requestBody:',
  '        required: true',
  '        content:',
  '          application/json:',
  `            schema: {$ref: '#/schemas/${namesOf(operationId).pascal}Draft'}`,
  '            examples:',
  '              reason: {value: {reason: Так решили на совещании}}',
];

/** @param {boolean} paged @param {string} words */
const listAnswer = (paged, words) => (paged ? `A page of ${words}.` : `All ${words}.`);

/** @param {{ pascal: string }} row @param {boolean} paged */
const listSchema = (row, paged) => `${row.pascal}${paged ? 'Page' : 'List'}`;

/**
 * Schemas of an operation by name.
 *
 * @param {OperationPlan} plan
 * @returns {Record<string, string>}
 */
export function operationSchemas({ operationId, kind, paged, row }) {
  return {
    [row.pascal]: rowSchema(row),
    ...(kind === 'list' && { [listSchema(row, paged)]: rowsSchema(row, paged) }),
    ...(kind === 'act' && {
      [`${namesOf(operationId).pascal}Draft`]: `    x-source: designed
    description: What the caller says about it.
    type: object
    additionalProperties: false
    required: [reason]
    properties:
      reason: {type: string, minLength: 3, maxLength: 1000, description: Why.}`,
    }),
  };
}

/** @param {ReturnType<typeof namesOf>} row */
const rowSchema = ({ words }) => `    x-source: designed
    description: One ${words}.
    type: object
    required: [id, name]
    properties:
      id: {$ref: '../common.yaml#/schemas/Id'}
      name: {type: string, minLength: 1, maxLength: 200, description: Name of the ${words}.}`;

/** @param {ReturnType<typeof namesOf>} row @param {boolean} paged */
export const rowsSchema = ({ pascal, words }, paged) => `    x-source: designed
    description: ${paged ? `A page of the list of each ${words}` : `The list of each ${words}`}.
    type: object
    required: [${paged ? 'data, page' : 'data'}]
    properties:
      data: {type: array, maxItems: 100, items: {$ref: '#/schemas/${pascal}'}}${paged ? "\n      page: {$ref: '../common.yaml#/schemas/Page'}" : ''}`;

/**
 * Examples of an operation by name.
 *
 * @param {OperationPlan} plan
 * @returns {Record<string, string>}
 */
export function operationExamples({ kind, paged, row }) {
  const one = `{id: ${row.camel.toLowerCase()}_1, name: Первая запись}`;
  if (kind !== 'list') return { [row.pascal]: `    value: ${one}` };
  const page = paged ? '\n      page: {number: 1, size: 25, totalItems: 1, totalPages: 1}' : '';
  return { [listSchema(row, paged)]: `    value:\n      data:\n        - ${one}${page}` };
}
