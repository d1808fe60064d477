/** Documents as others write them: read in plain words, or refused with a reason. */
import { describe, expect, it } from 'vitest';
import { bareMock } from '../src/bare/bare.ts';
import { readDocument } from '../src/bare/read-document.ts';
import { answerInProcess } from '../src/in-process/answer.ts';

/** A server of a document of two parts, in YAML. */
function serverOf(paths: string, components = '{}', security = '[]') {
  const text = `{openapi: 3.0.3, info: {title: Others, version: '1'}, security: ${security}, paths: ${paths}, components: ${components}}`;
  const { fetch: send } = answerInProcess(bareMock(readDocument(text)), {});
  return async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await send(`http://mock.localhost/api${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: (text ? JSON.parse(text) : null) as unknown };
  };
}

const json = (schema: string) => `{description: '', content: {application/json: {schema: ${schema}}}}`;
const taking = (schema: string) =>
  `{/a: {post: {requestBody: {content: {application/json: {schema: ${schema}}}}, responses: {'204': {description: ''}}}}}`;

describe('schemas of OpenAPI 3.0', () => {
  it('may be nullable beside a reference, allOf or enum', async () => {
    const properties = `{text: {type: string, nullable: true, enum: [a]}, ref: {nullable: true, allOf: [{$ref: '#/components/schemas/R'}]},
      any: {nullable: true}, no: {type: string, nullable: false}, nullable: {type: boolean}}`;
    const call = serverOf(taking(`{type: object, properties: ${properties}}`), '{schemas: {R: {type: object}}}');
    const statusOf = async (body: object) => (await call('POST', '/a', body)).status;
    expect(await statusOf({ text: null, ref: null, any: null, no: 'x', nullable: true })).toBe(204);
    for (const wrong of [{ text: 'b' }, { ref: 1 }, { no: null }, { nullable: null }])
      expect(await statusOf(wrong)).toBe(422);
  });

  it('exclude their limits by a flag', async () => {
    const call = serverOf(
      taking('{type: number, minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false}'),
    );
    const statuses = [];
    for (const number of [0, 1, 9, 10]) statuses.push((await call('POST', '/a', number)).status);
    expect(statuses).toEqual([422, 204, 204, 422]);
  });

  it('are told apart by a discriminator', async () => {
    const kind = (more: string) => `{type: object, required: [kind${more}], properties: {kind: {type: string}}}`;
    const schemas = `{Cat: ${kind('')}, Dog: ${kind(', bark')}, Pet: {oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}],
      discriminator: {propertyName: kind, mapping: {cat: '#/components/schemas/Cat', dog: Dog}}}}`;
    const call = serverOf(taking("{$ref: '#/components/schemas/Pet'}"), `{schemas: ${schemas}}`);
    const statusOf = async (body: object) => (await call('POST', '/a', body)).status;
    expect([await statusOf({ kind: 'dog', bark: true }), await statusOf({ kind: 'cat' })]).toEqual([204, 204]);
    expect([await statusOf({ kind: 'dog' }), await statusOf({ kind: 'cow' })]).toEqual([422, 422]);
  });

  it('have patterns that are valid without Unicode alone', async () => {
    const call = serverOf(taking(String.raw`{type: string, pattern: '^[\w-.]+$'}`));
    expect((await call('POST', '/a', 'a-b')).status).toBe(204);
    expect((await call('POST', '/a', 'a b')).status).toBe(422);
  });
});

describe('references', () => {
  it('may stand for bodies, paths, and parts of other operations', async () => {
    const call = serverOf(
      `{/a: {$ref: '#/components/pathItems/A'}, /b: {get: {responses: {'200': ${json("{$ref: '#/paths/~1c/get/responses/200/content/application~1json/schema'}")}}}},
        /c: {get: {responses: {'200': ${json('{type: integer}')}}}}}`,
      `{pathItems: {A: {post: {requestBody: {$ref: '#/components/requestBodies/A'}, responses: {'204': {description: ''}}}}},
        requestBodies: {A: {required: true, content: {application/json: {schema: {type: integer}}}}}}`,
    );
    expect((await call('POST', '/a', 1)).status).toBe(204);
    expect((await call('POST', '/a', 'x')).status).toBe(422);
    expect(await call('GET', '/b')).toEqual({ status: 200, body: 0 });
  });

  it('to nothing or to another file are refused at once', () => {
    const read = (reference: string) => () => serverOf(taking(`{$ref: '${reference}'}`));
    expect(read('#/components/schemas/Nope')).toThrow('nothing at #/components/schemas/Nope');
    expect(read('other.yaml#/Nope')).toThrow('another file: other.yaml#/Nope');
  });
});

describe('operations', () => {
  it('with ids that differ in other characters alone are told apart', async () => {
    const get = (schema: string) => `{get: {responses: {'200': ${json(schema)}}}}`;
    const call = serverOf(`{/a/b: ${get('{type: string, enum: [x]}')}, /a-b: ${get('{type: integer}')}}`);
    expect([(await call('GET', '/a/b')).body, (await call('GET', '/a-b')).body]).toEqual(['x', 0]);
  });

  it('with one id are refused', () => {
    const get = "{get: {operationId: x, responses: {'204': {description: ''}}}}";
    expect(() => serverOf(`{/a: ${get}, /b: ${get}}`)).toThrow('two operations x');
  });

  it('name a part of the path as they like', async () => {
    const item = json('{type: object, properties: {id: {type: string}}}');
    const call = serverOf(
      `{'/a/{id}': {get: {responses: {'200': ${item}}}}, '/a/{key}': {delete: {responses: {'204': {description: ''}}}}}`,
    );
    expect(await call('GET', '/a/7')).toEqual({ status: 200, body: { id: '7' } });
    expect((await call('DELETE', '/a/7')).status).toBe(204);
    expect((await call('GET', '/a/7')).status).toBe(404);
  });

  it('replace a parameter of their path', async () => {
    const call = serverOf(`{/a: {parameters: [{name: n, in: query, schema: {type: integer}}],
      get: {parameters: [{name: n, in: query, schema: {type: string}}], responses: {'204': {description: ''}}}}}`);
    expect((await call('GET', '/a?n=x')).status).toBe(204);
  });

  it('may leave out what a parameter or an answer is', async () => {
    const call =
      serverOf(`{/a: {get: {parameters: [{name: f, in: query, content: {application/json: {schema: {type: object}}}}],
      responses: {'200': {description: '', content: {application/json: {}}}}}}}`);
    expect((await call('GET', '/a?f=%7B%7D')).status).toBe(200);
  });

  it('take a key in the query', async () => {
    const call = serverOf(
      "{/a: {get: {responses: {'204': {description: ''}}}}}",
      '{securitySchemes: {key: {type: apiKey, in: query, name: api_key}}}',
      '[{key: []}]',
    );
    expect((await call('GET', '/a?api_key=1')).status).toBe(204);
  });

  it('take Idempotency-Key in any case, and If-Match where nothing is compared', async () => {
    const header = (name: string, required: boolean) =>
      `{name: ${name}, in: header, required: ${required}, schema: {type: string}}`;
    const item = json('{type: object, properties: {id: {type: string}}}');
    const body = 'requestBody: {content: {application/json: {schema: {type: object}}}}';
    const post = (required: boolean) =>
      `{post: {parameters: [${header('idempotency-key', required)}], ${body}, responses: {'201': ${item}}}}`;
    const call = serverOf(
      `{/a: ${post(true)}, /b: ${post(false)},
        '/a/{id}': {put: {parameters: [${header('If-Match', false)}], ${body}, responses: {'200': ${item}}}}}`,
    );
    const first = await call('POST', '/a', {}, { 'idempotency-key': 'k' });
    expect(await call('POST', '/a', {}, { 'idempotency-key': 'k' })).toEqual(first);
    expect((await call('POST', '/a', {})).status).toBe(400);
    expect((await call('POST', '/b', {})).status).toBe(201);
    expect((await call('PUT', '/a/1', {})).status).toBe(200);
    expect((await call('PUT', '/a/1', {}, { 'if-match': '"1"' })).status).toBe(200);
  });
});

it('a document without paths, or with an empty one, is read', () => {
  expect(readDocument('{openapi: 3.1, paths: {/a: }}').paths).toHaveProperty(['/a']);
  expect(readDocument('{openapi: 3.1.0, paths: }').paths).toEqual({});
});

it.each([
  [{ 'x-shop': '7' }, 204, undefined],
  [{ 'x-shop': '7', 'x-mode': 'slow' }, 204, undefined],
  [{}, 400, 'missing_header'],
  [{ 'x-shop': 'seven' }, 400, 'invalid_header'],
  [{ 'x-shop': '7', 'x-mode': 'late' }, 400, 'invalid_header'],
])('declared headers: %j are answered with %i', async (headers, status, code) => {
  const call = serverOf(
    `{/a: {get: {parameters: [{name: X-Shop, in: header, required: true, schema: {type: integer}},
      {name: x-mode, in: header, schema: {type: string, enum: [fast, slow]}}], responses: {'204': {description: ''}}}}}`,
  );
  const answer = await call('GET', '/a', undefined, headers as Record<string, string>);
  expect([answer.status, (answer.body as { code?: string } | null)?.code]).toEqual([status, code]);
});

it('a status that only a range or `default` describes can be asked for', async () => {
  const call = serverOf(
    `{/a: {get: {responses: {'200': ${json('{type: integer}')}, 4XX: ${json('{type: string, enum: [range]}')}, default: ${json('{type: string, enum: [rest]}')}}}}}`,
  );
  const preferred = async (code: number) => call('GET', '/a', undefined, { prefer: `code=${code}` });
  expect(await preferred(404)).toEqual({ status: 404, body: 'range' });
  expect(await preferred(503)).toEqual({ status: 503, body: 'rest' });
});

it.each([
  ['{a: {get: {}}}', 'no slash at its start: "a"'],
  [taking('{type: foo}'), 'unknown type: "foo"'],
  [taking('{type: [string, text]}'), 'unknown type: "text"'],
  [taking("{type: string, pattern: '(['}"), 'no regular expression: "(["'],
])('%s is refused before the first request', (paths, reason) => {
  expect(() => serverOf(paths)).toThrow(reason);
});
