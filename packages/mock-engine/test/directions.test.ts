/** A property may belong to requests alone, or to answers alone. */
import { expect, it } from 'vitest';
import { bareMock } from '../src/bare/bare.ts';
import { readDocument } from '../src/bare/read-document.ts';
import { answerInProcess } from '../src/in-process/answer.ts';

const USERS = `
openapi: 3.1.0
paths:
  /users:
    get:
      responses: {'200': {description: '', content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/User'}}}}}}
    post:
      requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}
      responses: {'201': {description: '', content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}}
  /users/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: string}}]
    get:
      responses: {'200': {description: '', content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}}
    put:
      requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}
      responses: {'200': {description: '', content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}}
components:
  schemas:
    Timed: {type: object, required: [createdAt], properties: {createdAt: {type: string, readOnly: true, example: '2026-01-01'}}}
    Card: {type: object, required: [number, code, brand], additionalProperties: false, properties: {
      number: {type: string}, code: {type: string, writeOnly: true}, brand: {type: string, readOnly: true, example: visa}}}
    User:
      allOf:
      - $ref: '#/components/schemas/Timed'
      - {type: object, required: [id, name, password, createdAt], properties: {
          id: {type: string, readOnly: true}, name: {type: string}, password: {type: string, writeOnly: true},
          cards: {type: array, items: {$ref: '#/components/schemas/Card'}}, friend: {$ref: '#/components/schemas/User'}}}
`;

const ANN = { name: 'Ann', password: 'secret' };

const { fetch: send } = answerInProcess(bareMock(readDocument(USERS)));
const ask = async (path: string, method = 'GET', body?: object) => {
  const headers = {
    'content-type': 'application/json',
    'x-mock-world': `w-${expect.getState().currentTestName?.length}`,
  };
  const answer = await send(`/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> & { errors?: unknown } };
};

it('what only the server writes is neither needed nor taken', async () => {
  const created = await ask('/users', 'POST', { ...ANN, id: 'mine', createdAt: 'never' });
  expect(created).toMatchObject({ status: 201, body: { name: 'Ann', createdAt: '2026-01-01' } });
  expect(created.body['id']).not.toBe('mine');
  const changed = await ask(`/users/${String(created.body['id'])}`, 'PUT', { ...ANN, name: 'Anna' });
  expect(changed).toMatchObject({ status: 200, body: { id: created.body['id'], name: 'Anna' } });
});

it('what only requests have is needed there, and shown nowhere', async () => {
  expect(await ask('/users', 'POST', { name: 'Ann' })).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: '/password' }] },
  });
  const { body } = await ask('/users', 'POST', { ...ANN, friend: ANN, cards: [{ number: '4000', code: '123' }] });
  const answers = [body, (await ask(`/users/${String(body['id'])}`)).body, (await ask('/users')).body];
  for (const answer of answers) {
    expect(JSON.stringify(answer)).toContain('4000');
    expect(JSON.stringify(answer)).not.toMatch(/secret|123"/);
  }
});
