/** A bare document that declares ETag and If-Match. */
import { expect, it } from 'vitest';
import { bareMock } from '../src/bare/bare.ts';
import { readDocument } from '../src/bare/read-document.ts';
import { answerInProcess } from '../src/in-process/answer.ts';

const CARS = `
openapi: 3.1.0
paths:
  /cars:
    post:
      requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Car'}}}}
      responses: {'201': {$ref: '#/components/responses/Car'}}
  /cars/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: string}}]
    get:
      responses: {'200': {$ref: '#/components/responses/Car'}}
    patch:
      parameters: [{name: If-Match, in: header, required: true, schema: {type: string}}]
      requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Car'}}}}
      responses: {'200': {$ref: '#/components/responses/Car'}}
    delete:
      parameters: [{name: If-Match, in: header, required: true, schema: {type: string}}]
      responses: {'204': {description: ''}}
  /cars/{id}/wash:
    parameters: [{name: id, in: path, required: true, schema: {type: string}}]
    post: {responses: {'200': {$ref: '#/components/responses/Car'}}}
components:
  responses:
    Car: {description: '', headers: {ETag: {schema: {type: string}}}, content: {application/json: {schema: {$ref: '#/components/schemas/Car'}}}}
  schemas:
    Car: {type: object, properties: {id: {type: string, readOnly: true}, model: {type: string}}}
`;

const { fetch: send } = answerInProcess(bareMock(readDocument(CARS)));
async function ask(path: string, method = 'GET', { match, model }: { match?: string; model?: string } = {}) {
  const headers = { 'content-type': 'application/json', ...(match !== undefined && { 'if-match': match }) };
  const answer = await send(`/api${path}`, { method, headers, ...(model && { body: JSON.stringify({ model }) }) });
  const { id } = answer.status === 204 ? {} : ((await answer.json()) as { id?: string });
  return { status: answer.status, etag: answer.headers.get('etag') ?? '', id };
}

it('answers have the ETag of an item, which a change has to name', async () => {
  const { id, etag } = await ask('/cars', 'POST', { model: 'Niva' });
  const path = `/cars/${id}`;
  expect(await ask(path)).toMatchObject({ status: 200, etag });
  const changed = await ask(path, 'PATCH', { match: etag, model: 'Oka' });
  expect(changed.status).toBe(200);
  expect(changed.etag).not.toBe(etag);
  expect(await ask(path)).toMatchObject({ etag: changed.etag });
  const statusOf = async (match?: string) =>
    (await ask(path, 'DELETE', { ...(match !== undefined && { match }) })).status;
  expect([await statusOf(), await statusOf(etag), await statusOf(changed.etag), await statusOf('*')]).toEqual([
    428, 412, 204, 404,
  ]);
});

it('what is below an item that nobody created is unknown too', async () => {
  const { id } = await ask('/cars', 'POST', { model: 'Niva' });
  const statuses = [`/cars/${id}/wash`, '/cars/nope/wash'].map(async (path) => (await ask(path, 'POST')).status);
  expect(await Promise.all(statuses)).toEqual([200, 404]);
});
