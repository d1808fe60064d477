/** A document without any code is served with its examples and what callers create. */
import { describe, expect, it } from 'vitest';
import { bareMock } from '../src/bare/bare.ts';
import { readDocument } from '../src/bare/read-document.ts';
import { answerInProcess } from '../src/in-process/answer.ts';

const DOCUMENT = `
openapi: 3.1.0
info: {title: Library, version: '2'}
paths:
  /books:
    get:
      responses:
        '200': {description: '', content: {application/json: {schema: {type: object, required: [books], properties: {
          books: {type: array, items: {$ref: '#/components/schemas/Book'}}}}}}}
        default: {description: Anything else.}
    post:
      requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/NewBook'}}}}
      responses: {'201': {description: '', content: {application/json: {schema: {$ref: '#/components/schemas/Book'}}}}}
  /books/{bookId}:
    parameters: [{name: bookId, in: path, required: true, schema: {type: string}}]
    get:
      responses:
        '200': {description: '', content: {application/json: {schema: {$ref: '#/components/schemas/Book'},
          example: {id: 7, title: Dune, pages: 412}}}}
    patch:
      requestBody: {content: {application/json: {schema: {type: object, properties: {pages: {type: integer}}}}}}
      responses: {'200': {description: '', content: {application/json: {schema: {$ref: '#/components/schemas/Book'}}}}}
    delete:
      responses: {'204': {description: Gone.}}
  /pets:
    get:
      parameters:
      - {name: status, in: query, schema: {type: array, items: {type: string}}}
      - {name: name, in: query, schema: {type: string}}
      - {name: id, in: query, schema: {type: integer}}
      - {name: limit, in: query, schema: {type: integer}}
      responses: {'200': {description: '', content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Pet'}}}}}}
    post:
      requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/NewPet'}}}}
      responses: {'201': {description: '', content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
  /pets/{petId}:
    parameters: [{name: petId, in: path, required: true, schema: {type: integer}}]
    get: {responses: {'200': {description: '', content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}}
    put:
      requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/NewPet'}}}}
      responses: {'200': {description: '', content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
    patch:
      requestBody: {required: true, content: {application/json: {schema: {type: object, properties: {tag: {type: string}}}}}}
      responses: {'200': {description: '', content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
  /users:
    post:
      requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}
      responses: {'200': {description: '', content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}}
  /users/{username}:
    parameters: [{name: username, in: path, required: true, schema: {type: string}}]
    get: {responses: {'200': {description: '', content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}}}
  /readers/{readerId}:
    parameters: [{name: readerId, in: path, required: true, schema: {type: string}}]
    get: {responses: {'200': {description: '', content: {application/json: {schema: {type: object}}}}}}
  /readers:
    post:
      requestBody: {content: {application/json: {schema: {type: object, properties: {id: {type: string}}}}}}
      responses: {'201': {description: Nothing is told.}}
    get:
      security: [{token: []}]
      responses: {'200': {description: '', content: {application/json: {schema: {type: array, items: {type: string}}}}}}
components:
  securitySchemes: {token: {type: http, scheme: bearer}}
  schemas:
    NewPet: {type: object, required: [name], properties: {name: {type: string}, tag: {type: string}, status: {type: string}}}
    Pet:
      allOf:
      - {$ref: '#/components/schemas/NewPet'}
      - {type: object, required: [id, born], properties: {id: {type: integer}, born: {type: string, format: date-time}}}
    User: {type: object, properties: {id: {type: integer}, username: {type: string}, email: {type: string}}}
    NewBook: {type: object, required: [title], properties: {title: {type: string, minLength: 1}, pages: {type: integer}}}
    Book: {type: object, required: [id, title], properties: {id: {type: integer}, title: {type: string}, pages: {type: integer}}}
`;

const { fetch: send } = answerInProcess(bareMock(readDocument(DOCUMENT)), {});

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await send(`http://mock.localhost${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : null) as unknown };
}

const inWorld = (name: string) => ({ 'x-mock-world': name });

describe('a bare document', () => {
  it('is answered with its examples, or with what its schemas describe', async () => {
    expect(await call('GET', '/api/books/7')).toEqual({ status: 200, body: { id: 7, title: 'Dune', pages: 412 } });
    expect(await call('GET', '/api/books')).toMatchObject({ status: 200, body: { books: [{ title: 'string' }] } });
  });

  it('keeps what is created, changed and deleted, in each world apart', async () => {
    const world = inWorld('one');
    const { status, body } = await call('POST', '/api/books', { title: 'Emma', pages: 474 }, world);
    const { id } = body as { id: number };
    expect([status, body]).toEqual([201, { id, title: 'Emma', pages: 474 }]);
    expect(await call('PATCH', `/api/books/${id}`, { pages: 480 }, world)).toMatchObject({
      body: { title: 'Emma', pages: 480 },
    });
    expect(await call('GET', '/api/books', undefined, world)).toMatchObject({
      body: { books: [{}, { id, pages: 480 }] },
    });
    expect(await call('GET', '/api/books', undefined, inWorld('two'))).toMatchObject({ body: { books: [{}] } });
    expect((await call('DELETE', `/api/books/${id}`, undefined, world)).status).toBe(204);
    expect((await call('GET', `/api/books/${id}`, undefined, world)).status).toBe(404);
  });

  it('keeps what an operation without an answer has created', async () => {
    const world = inWorld('silent');
    expect(await call('POST', '/api/readers', { id: 'ann', name: 'Ann' }, world)).toEqual({ status: 201, body: null });
    expect(await call('GET', '/api/readers/ann', undefined, world)).toEqual({
      status: 200,
      body: { id: 'ann', name: 'Ann' },
    });
  });

  it('keeps an id with a slash in one part of its address', async () => {
    const world = inWorld('slash');
    await call('POST', '/api/users', { username: 'a/b%2F' }, world);
    expect(await call('GET', `/api/users/${encodeURIComponent('a/b%2F')}`, undefined, world)).toMatchObject({
      status: 200,
      body: { username: 'a/b%2F' },
    });
    for (const path of ['b%2F', 'x%2Fb%252F'])
      expect((await call('GET', `/api/users/${path}`, undefined, world)).status).toBe(404);
  });

  it('has its example under any id until one is created in the list, then 404', async () => {
    const world = inWorld('known');
    expect(await call('GET', '/api/books/99', undefined, world)).toMatchObject({ status: 200, body: { id: 99 } });
    await call('PATCH', '/api/books/5', { pages: 5 }, world);
    expect((await call('GET', '/api/books/99', undefined, world)).status).toBe(200);
    const { body } = await call('POST', '/api/books', { title: 'Emma' }, world);
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const sent = method === 'PATCH' ? { pages: 1 } : undefined;
      expect((await call(method, '/api/books/99', sent, world)).status).toBe(404);
    }
    // Created, changed, in an example.
    for (const id of [(body as { id: number }).id, 5, 7])
      expect((await call('GET', `/api/books/${id}`, undefined, world)).status).toBe(200);
    expect((await call('GET', '/api/books/99', undefined, inWorld('other'))).status).toBe(200);
  });

  it('invents no value that a caller has left out and the document does not require', async () => {
    const world = inWorld('exact');
    const { body } = await call('POST', '/api/pets', { name: 'Rex' }, world);
    const { born } = body as { born: string };
    expect([body, typeof born]).toEqual([{ id: 1, name: 'Rex', born }, 'string']);
    expect(await call('GET', '/api/pets/1', undefined, world)).toEqual({ status: 200, body });
    await call('PATCH', '/api/pets/1', { tag: 'dog' }, world);
    const replaced = await call('PUT', '/api/pets/1', { name: 'Max' }, world);
    expect(replaced.body).toEqual({ id: 1, name: 'Max', born });
  });

  it('shows of a list what the query asks for by the names of properties', async () => {
    const world = inWorld('asked');
    for (const [name, status] of [
      ['Rex', 'available'],
      ['Max', 'sold'],
      ['Kit', undefined],
    ])
      await call('POST', '/api/pets', { name, status }, world);
    const named = async (query: string) =>
      ((await call('GET', `/api/pets?${query}`, undefined, world)).body as { name: string }[]).map(({ name }) => name);
    expect(await named('status=sold')).toEqual(['Max']);
    expect(await named('status=sold&status=available&name=Rex')).toEqual(['Rex']);
    expect(await named('limit=5')).toEqual(['string', 'Rex', 'Max', 'Kit']);
    expect(await named('id=2')).toEqual(['Max']);
  });

  it('finds an item by the property that its address names', async () => {
    const world = inWorld('users');
    await call('POST', '/api/users', { id: 10, username: 'ann' }, world);
    const answer = await call('GET', '/api/users/ann', undefined, world);
    expect(answer).toEqual({ status: 200, body: { id: 10, username: 'ann' } });
    expect((await call('GET', '/api/users/10', undefined, world)).status).toBe(404);
  });

  it('refuses what the document does not allow', async () => {
    expect(await call('POST', '/api/books', { pages: 1 })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/title' }] },
    });
    expect((await call('GET', '/api/readers')).status).toBe(401);
    expect((await call('GET', '/api/readers', undefined, { authorization: 'Bearer anyone' })).status).toBe(200);
    expect((await call('GET', '/api/authors')).status).toBe(404);
  });

  it('has clock, snapshots and scenarios of any mock', async () => {
    const world = inWorld('saved');
    await call('POST', '/api/books', { title: 'Emma' }, world);
    const { body: snapshot } = await call('GET', '/__mock/worlds/saved/snapshot');
    expect((await call('PUT', '/__mock/worlds/again/snapshot', snapshot)).status).toBe(201);
    expect(await call('GET', '/api/books', undefined, inWorld('again'))).toMatchObject({
      body: { books: [{}, { title: 'Emma' }] },
    });
    await call('PUT', '/__mock/worlds/again/scenario', {
      rules: [{ when: { operationId: 'get-books' }, then: { status: 200, body: {} } }],
    });
    expect(await call('GET', '/api/books', undefined, inWorld('again'))).toMatchObject({ body: {} });
  });

  it('says what a file lacks', () => {
    expect(() => readDocument('swagger: "2.0"')).toThrow('no OpenAPI document of version 3');
  });
});
