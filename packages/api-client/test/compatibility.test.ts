/** Whether a change of the contract breaks callers of its last release. */
import { describe, expect, it } from 'vitest';
import { additions } from '@zakupki/openapi/additions';
import { breakingChanges, type Contract } from '@zakupki/openapi/compatibility';
import { releasedForm, versionFault } from '@zakupki/openapi/release';

type Json = Record<string, unknown>;

const text = { type: 'string' };
const page = {
  type: 'object',
  required: ['data'],
  properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Order' } } },
};
const order = {
  type: 'object',
  required: ['id', 'status'],
  properties: { id: text, status: { enum: ['draft', 'sent'], type: 'string' }, note: { type: ['string', 'null'] } },
};
const draft = {
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: {
    title: { type: 'string', maxLength: 200 },
    note: text,
    status: { type: 'string', enum: ['draft', 'sent'] },
  },
};
const json = (schema: Json) => ({ 'application/json': { schema } });
const list = {
  operationId: 'listOrders',
  summary: 'List',
  parameters: [
    { in: 'query', name: 'q', schema: text },
    { in: 'query', name: 'size', schema: { type: 'integer', default: 25 } },
  ],
  responses: { 200: { content: json(page), headers: { ETag: {} } } },
};
const create = {
  operationId: 'createOrder',
  summary: 'Create',
  requestBody: { content: json({ $ref: '#/components/schemas/Draft' }) },
  responses: { 201: { content: json({ $ref: '#/components/schemas/Order' }) } },
};

type Parts = {
  list?: Json;
  create?: Json;
  order?: Json;
  draft?: Json;
  paths?: Json;
  problems?: Json;
  version?: string;
};

/** The contract above with some of its parts replaced. */
function contract(parts: Parts = {}): Contract {
  const paths = {
    '/orders': { get: { ...list, ...parts.list }, post: { ...create, ...parts.create } },
    '/orders/{id}': {
      get: {
        operationId: 'getOrder',
        summary: 'Get',
        parameters: [{ in: 'path', name: 'id', required: true, schema: text }],
        responses: { 200: { content: json({ $ref: '#/components/schemas/Order' }) } },
      },
    },
    ...parts.paths,
  };
  const schemas = { Order: { ...order, ...parts.order }, Draft: { ...draft, ...parts.draft } };
  const made = {
    info: { title: 'Orders', version: parts.version ?? '1.2.0' },
    security: [{ bearer: [] }],
    paths: paths as Contract['paths'],
    components: { schemas },
    'x-problems': parts.problems ?? { gone: {} },
  };
  // Parts that are undefined are absent, as in a file.
  return JSON.parse(JSON.stringify(made)) as Contract;
}

const withProperty = (schema: { properties: Json }, name: string, property: Json | undefined) => ({
  properties: { ...schema.properties, [name]: property },
});

describe('a change that breaks callers', () => {
  it.each<[string, Parts, string]>([
    ['a removed operation', { paths: { '/orders/{id}': {} } }, 'GET /orders/{id} is gone'],
    ['another operationId', { list: { operationId: 'findOrders' } }, 'GET /orders is findOrders now'],
    ['a removed parameter', { list: { parameters: [] } }, 'GET /orders query q is gone'],
    [
      'a parameter that is required',
      { list: { parameters: [{ in: 'query', name: 'q', required: true, schema: text }] } },
      'GET /orders query q is required',
    ],
    [
      'a limit of a parameter',
      { list: { parameters: [{ in: 'query', name: 'q', schema: { ...text, maxLength: 9 } }] } },
      'GET /orders query q has maxLength 9',
    ],
    [
      'a body that is required',
      { create: { requestBody: { ...create.requestBody, required: true } } },
      'POST /orders needs a body',
    ],
    ['a role that may not call it', { list: { 'x-roles': ['supplier'] } }, 'GET /orders is not for buyers'],
    ['another status', { create: { responses: { 202: {} } } }, 'POST /orders does not answer 201'],
    [
      'another media type',
      { create: { responses: { 201: { content: { 'text/csv': { schema: text } } } } } },
      'POST /orders 201 of application/json is gone',
    ],
    [
      'a removed header',
      { list: { responses: { 200: { content: json(page) } } } },
      'GET /orders 200 header ETag is gone',
    ],
    ['a removed property of answers', { order: withProperty(order, 'note', undefined) }, 'Order.note is gone'],
    ['a property that may be absent', { order: { required: ['id'] } }, 'Order.status may be absent'],
    [
      'a property that may be null',
      { order: withProperty(order, 'id', { type: ['string', 'null'] }) },
      'Order.id may be null',
    ],
    [
      'a property of another type',
      { order: withProperty(order, 'id', { type: 'integer' }) },
      'Order.id may be integer',
    ],
    [
      'a property that is one of several',
      { order: withProperty(order, 'id', { oneOf: [text, { type: 'object' }] }) },
      'Order.id may be object',
    ],
    ['a removed property of requests', { draft: withProperty(draft, 'note', undefined) }, 'Draft.note is gone'],
    ['a property that requests need', { draft: { required: ['title', 'note'] } }, 'Draft.note is required'],
    [
      'a tighter limit',
      { draft: withProperty(draft, 'title', { type: 'string', maxLength: 100 }) },
      'Draft.title has maxLength 100',
    ],
    [
      'a value that is refused',
      { draft: withProperty(draft, 'status', { type: 'string', enum: ['draft'] }) },
      'Draft.status takes no sent',
    ],
    [
      'another default',
      { list: { parameters: [{ in: 'query', name: 'size', schema: { type: 'integer', default: 50 } }] } },
      'GET /orders query size has the default 50',
    ],
    ['a removed error code', { problems: {} }, 'error gone is gone'],
  ])('%s', (_change, parts, sentence) => {
    expect(breakingChanges(contract(), contract(parts))).toContain(sentence);
  });
});

describe('a change that callers do not notice', () => {
  it.each<[string, Parts]>([
    ['nothing', {}],
    ['a new operation', { paths: { '/new': { get: list } } }],
    [
      'another name of a part of the path',
      { paths: { '/orders/{id}': {}, '/orders/{orderId}': contract().paths['/orders/{id}'] } },
    ],
    ['a parameter', { list: { parameters: [...list.parameters, { in: 'query', name: 'page', schema: text }] } }],
    ['a property of answers', { order: withProperty(order, 'more', text) }],
    [
      'a code of answers',
      { order: withProperty(order, 'status', { type: 'string', enum: ['draft', 'sent', 'lost'] }) },
    ],
    ['a property that is always there', { order: { required: ['id', 'status', 'note'] } }],
    ['a property that is never null', { order: withProperty(order, 'note', text) }],
    ['a property of requests', { draft: withProperty(draft, 'more', text) }],
    ['a wider limit', { draft: withProperty(draft, 'title', { type: 'string', maxLength: 300 }) }],
    ['a property that requests may leave out', { draft: { required: [] } }],
    ['parts combined by reference', { order: { properties: undefined, required: undefined, allOf: [order] } }],
    ['a role that may call it too', { list: { 'x-roles': ['buyer', 'supplier'] } }],
  ])('%s', (_change, parts) => {
    expect(breakingChanges(contract(), contract(parts))).toEqual([]);
  });

  it('is a character of a pattern in brackets', () => {
    const withPattern = (pattern: string) => contract({ draft: withProperty(draft, 'title', { ...text, pattern }) });
    expect(breakingChanges(withPattern('^"[^"]*"$'), withPattern('^["][^"]*["]$'))).toEqual([]);
    expect(breakingChanges(withPattern('^"[^"]*"$'), withPattern('^"[^"]+"$'))).toEqual([
      'Draft.title has pattern ^"[^"]+"$',
    ]);
  });

  it('is the end of a deprecated operation after its last day', () => {
    const deprecated = { '/old': { get: { ...list, deprecated: true, 'x-sunset': '2026-11-30' } } };
    const released = contract({ paths: deprecated });
    expect(breakingChanges(released, contract(), new Date('2026-11-30'))).toEqual(['GET /old is gone']);
    expect(breakingChanges(released, contract(), new Date('2026-12-01'))).toEqual([]);
  });
});

describe('the version', () => {
  const broken = { problems: {} };
  const grown = { order: withProperty(order, 'more', text) };
  it.each<[string, string, Parts, RegExp]>([
    ['1.2.0', '1.2.0', {}, /^fits$/],
    ['1.2.0', '1.2.0', { list: { description: 'In other words.' } }, /^fits$/],
    ['1.2.0', '1.2.0', grown, /raise info\.version/],
    ['1.2.0', '1.1.9', grown, /raise info\.version/],
    ['1.2.0', '1.2.1', grown, /^fits$/],
    ['1.2.0', '1.3.0', broken, /has to be 2\.0\.0.*\n {2}error gone is gone/],
    ['1.2.0', '2.0.0', broken, /^fits$/],
    ['0.4.2', '0.4.3', broken, /has to be 0\.5\.0/],
    ['0.4.2', '0.5.0', broken, /^fits$/],
  ])('after %s may be %s', (releasedVersion, version, parts, fault) => {
    const released = releasedForm(contract({ version: releasedVersion }));
    const changelog = `## ${version}\n- error gone is gone\n`;
    expect(versionFault(released, contract({ ...parts, version }), changelog) ?? 'fits').toMatch(fault);
  });

  it('says each break in its own part of the changelog', () => {
    const released = releasedForm(contract({ version: '0.4.2' }));
    const now = contract({ ...broken, version: '0.5.0' });
    const changelog = '# Changes\n\n## 0.5.0\n- More.\n\n## 0.4.0\n- error gone is gone\n';
    expect(versionFault(released, now, changelog)).toBe(
      'Version 0.5.0 does not say that it breaks callers. Undo this, or add the lines to its part of openapi/CHANGELOG.md:\n  - error gone is gone',
    );
  });
});

describe('the additions', () => {
  it('name what was added and removed, and first what breaks callers', () => {
    const described = { ...text, description: 'Of the\n  buyer.' };
    const grown = contract({
      version: '2.0.0',
      order: withProperty(order, 'code', described),
      draft: withProperty(draft, 'code', described),
      paths: { '/orders/{id}': {}, '/new': { get: { ...list, operationId: 'listNew', summary: 'List the new ones' } } },
    });
    expect(additions(grown, releasedForm(contract())).split('\n')).toEqual([
      '- Breaks callers: GET /orders/{id} is gone',
      '- `GET /new`: List the new ones',
      '- `Order.code`, `Draft.code`: Of the buyer.',
      '- Removed: `GET /orders/{id}`',
      '',
    ]);
  });
});
