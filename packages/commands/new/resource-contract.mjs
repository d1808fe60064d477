// The contract of a new resource: its list in pages, and creating, reading, changing and deleting one record.
import { rowsSchema } from './contract.mjs';
import { sentence } from './names.mjs';

/** @typedef {import('./resource.mjs').ResourcePlan} ResourcePlan */

/** @param {ResourcePlan} plan */
export const resourceYaml = (plan) => `# ${sentence(plan.all.words)} of a buyer.

paths:
${listYaml(plan)}
${recordYaml(plan)}

${staleYaml(plan)}

${schemasYaml(plan)}

${examplesYaml(plan)}
`;

/** @param {ResourcePlan} plan */
const listYaml = ({ all, one }) => `  ${all.camel}:
    get:
      operationId: list${all.pascal}
      tags: [${all.kebab}]
      x-source: designed
      summary: List the ${all.words}, newest first
      description: Only those of the caller.
      parameters:
        - {$ref: '../common.yaml#/parameters/Page'}
        - {$ref: '../common.yaml#/parameters/PerPage'}
      responses:
        '200':
          description: A page of ${all.words}.
          content:
            application/json:
              schema: {$ref: '#/schemas/${one.pascal}Page'}
              examples:
                one: {$ref: '#/examples/${one.pascal}Page'}
    post:
      operationId: create${one.pascal}
      tags: [${all.kebab}]
      x-source: designed
      summary: Create a ${one.words}
      description: It belongs to the caller.
      parameters:
        - {$ref: '../common.yaml#/parameters/IdempotencyKey'}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: '#/schemas/${one.pascal}Draft'}
            examples:
              one: {value: {name: Первая запись}}
      responses:
        '201':
          description: The new ${one.words}.
          links:
            ${one.camel}: {operationId: get${one.pascal}, parameters: {${one.camel}Id: '$response.body#/id'}}
${answerYaml(one.pascal, 'created')}`;

/** @param {ResourcePlan} plan */
function recordYaml({ all, one }) {
  const stale = `        '412': {$ref: '#/responses/${one.pascal}Stale'}`;
  return `  ${one.camel}:
    parameters: [{$ref: '../path-parameters.yaml#/${one.pascal}IdInPath'}]
    get:
      operationId: get${one.pascal}
      tags: [${all.kebab}]
      x-source: designed
      summary: Get a ${one.words}
      description: Any id other than the caller's is 404.
      responses:
        '200':
          description: The ${one.words}.
${answerYaml(one.pascal)}
    patch:
      operationId: update${one.pascal}
      tags: [${all.kebab}]
      x-source: designed
      summary: Change a ${one.words}
      description: 'JSON Merge Patch: an absent property stays.'
      parameters:
        - {$ref: '../common.yaml#/parameters/IfMatch'}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: '#/schemas/${one.pascal}Patch'}
            examples:
              one: {value: {name: Другое название}}
      responses:
        '200':
          description: The changed ${one.words}.
${answerYaml(one.pascal)}
${stale}
    delete:
      operationId: delete${one.pascal}
      tags: [${all.kebab}]
      x-source: designed
      summary: Delete a ${one.words}
      description: It cannot be restored.
      parameters:
        - {$ref: '../common.yaml#/parameters/IfMatch'}
      responses:
        '204':
          description: The ${one.words} was deleted.
${stale}`;
}

/** @param {ResourcePlan} plan */
const staleYaml = ({ one }) => `responses:
  ${one.pascal}Stale:
    description: The ${one.words} was changed meanwhile; \`current\` is its current state.
    headers:
      X-Acting-As: {$ref: '../common.yaml#/headers/ActingAs'}
    content:
      application/problem+json:
        schema: {$ref: '#/schemas/${one.pascal}StaleProblem'}
        examples:
          stale: {$ref: '#/examples/${one.pascal}Stale'}`;

/** @param {ResourcePlan} plan */
function schemasYaml({ all, one }) {
  const name = `name: {type: string, minLength: 1, maxLength: 200, description: Name of the ${one.words}.}`;
  return `schemas:
  ${one.pascal}Draft:
    x-source: designed
    description: A new ${one.words}.
    type: object
    additionalProperties: false
    required: [name]
    properties:
      ${name}
  ${one.pascal}Patch:
    x-source: designed
    description: Changes of a ${one.words}.
    type: object
    additionalProperties: false
    minProperties: 1
    properties:
      ${name}
  ${one.pascal}:
    x-source: designed
    description: One of the ${all.words} of a buyer.
    type: object
    required: [id, version, createdAt, updatedAt, createdBy, name]
    properties:
      id: {$ref: '../common.yaml#/schemas/Id'}
      version: {type: integer, minimum: 1, description: 'Counts the changes, from 1. In quotes it is accepted as If-Match.'}
      createdAt: {$ref: '../common.yaml#/schemas/DateTime'}
      updatedAt: {$ref: '../common.yaml#/schemas/DateTime'}
      createdBy: {$ref: '../common.yaml#/schemas/PersonRef'}
      ${name}
  ${one.pascal}Page:
${rowsSchema(one, true)}
  ${one.pascal}StaleProblem:
    x-source: designed
    description: The ${one.words} was changed elsewhere; \`current\` is its current state.
    allOf:
      - {$ref: '../errors.yaml#/schemas/ApiProblem'}
      - type: object
        required: [current]
        properties:
          current: {$ref: '#/schemas/${one.pascal}'}`;
}

/** @param {ResourcePlan} plan */
const examplesYaml = ({ one, prefix }) => `examples:
  ${one.pascal}:
    value: &one
      id: ${prefix}_1
      version: 1
      createdAt: '2026-11-02T09:00:00Z'
      updatedAt: '2026-11-02T09:00:00Z'
      createdBy: {id: usr_buyer, name: Анна Соколова}
      name: Первая запись
  ${one.pascal}Page:
    value:
      data: [*one]
      page: {number: 1, size: 25, totalItems: 1, totalPages: 1}
  ${one.pascal}Stale:
    value:
      code: stale
      current: *one`;

/**
 * @param {string} schema
 * @param {string} [name] of the example
 */
const answerYaml = (schema, name = 'one') => `          headers:
            ETag: {$ref: '../common.yaml#/headers/ETag'}
          content:
            application/json:
              schema: {$ref: '#/schemas/${schema}'}
              examples:
                ${name}: {$ref: '#/examples/${schema}'}`;
