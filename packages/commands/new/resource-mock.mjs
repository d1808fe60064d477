// The mock of a new resource, its record and its checks.

/** @typedef {import('./resource.mjs').ResourcePlan} ResourcePlan */

/** @param {ResourcePlan} plan */
export const resourceRecord = ({ one }) => `import { z } from 'zod';
import { contractFields, owned } from './contract.ts';

export const ${one.camel}Record = z.strictObject({ ...contractFields('${one.pascal}'), ...owned });
export type ${one.pascal}Record = z.infer<typeof ${one.camel}Record>;
`;

/** @param {ResourcePlan} plan */
export function resourceSource({ all, one, prefix }) {
  const record = `${one.pascal}Record`;
  return `import { etag } from '@zakupki/api-client/operation';
import type { ${one.pascal} } from '@zakupki/api-client/schema';
import { pageOf } from '@zakupki/mock-engine/lists/page';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { notFound } from '@zakupki/mock-engine/pipeline/problem';
import type { ${record} } from '../../model/records/${all.kebab}.ts';
import { actorOf } from '../../tables/audit.ts';

export const ${all.camel} = {
  list${all.pascal}: operation<'list${all.pascal}'>({
    handle: ({ query }, { world, caller }) => {
      const rows = world.${all.camel}
        .where('owner', caller.user.id)
        .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id.localeCompare(a.id));
      return { status: 200, body: pageOf(rows.map(present), query) };
    },
  }),

  create${one.pascal}: operation<'create${one.pascal}'>({
    handle: ({ body }, call) => {
      const { world, caller, nowIso } = call;
      const ${one.camel}: ${record} = {
        id: world.id('${prefix}'),
        ownerId: caller.user.id,
        version: 1,
        createdAt: nowIso,
        updatedAt: nowIso,
        createdBy: actorOf(call),
        ...body,
      };
      world.${all.camel}.put(${one.camel});
      return { status: 201, ...answer(${one.camel}) };
    },
  }),

  get${one.pascal}: operation<'get${one.pascal}', ${record}>({
    locate,
    handle: (_request, _context, ${one.camel}) => ({ status: 200, ...answer(${one.camel}) }),
  }),

  update${one.pascal}: operation<'update${one.pascal}', ${record}>({
    locate,
    current: present,
    handle: ({ body }, { world, nowIso }, ${one.camel}) => {
      const changed = { ...${one.camel}, ...body, version: ${one.camel}.version + 1, updatedAt: nowIso };
      world.${all.camel}.put(changed);
      return { status: 200, ...answer(changed) };
    },
  }),

  delete${one.pascal}: operation<'delete${one.pascal}', ${record}>({
    locate,
    current: present,
    handle: (_request, { world }, ${one.camel}) => {
      world.${all.camel}.delete(${one.camel}.id);
      return { status: 204 };
    },
  }),
} satisfies Operations<
  ${['list' + all.pascal, ...['create', 'get', 'update', 'delete'].map((verb) => verb + one.pascal)].map((name) => `'${name}'`).join(' | ')}
>;

function locate({ ${one.camel}Id }: { ${one.camel}Id: string }, { world, caller }: Call): ${record} {
  const ${one.camel} = world.${all.camel}.get(${one.camel}Id);
  if (${one.camel}?.ownerId !== caller.user.id) throw notFound();
  return ${one.camel};
}

function present({ ownerId: _ownerId, ...${one.camel} }: ${record}): ${one.pascal} {
  return ${one.camel};
}

const answer = (${one.camel}: ${record}) => ({ body: present(${one.camel}), headers: { ETag: etag(${one.camel}) } });
`;
}

/** @param {ResourcePlan} plan */
export function resourceChecks({ all, one }) {
  const id = `${one.camel}Id`;
  return `import { checks, expect } from '../suite/checks.ts';

const { as } = checks('${all.kebab}');

const DRAFT = { name: 'Первая & <единственная>' };

as('buyer', 'a new ${one.words} is stored and listed first', async (buyer) => {
  const { body: created } = await buyer.ok('create${one.pascal}', { body: DRAFT });
  expect(created).toMatchObject({ ...DRAFT, version: 1, createdBy: { id: 'usr_buyer' } });
  expect((await buyer.ok('list${all.pascal}', {})).body.data[0]).toEqual(created);
  expect((await buyer.ok('get${one.pascal}', { ${id}: created.id })).body).toEqual(created);
});

as('buyer', '${all.words} are visible to their owner only', async (buyer) => {
  const { body: created } = await buyer.ok('create${one.pascal}', { body: DRAFT });
  const other = await buyer.signIn('empty');
  expect((await other.ok('list${all.pascal}', {})).body.data).toEqual([]);
  await other.refused('get${one.pascal}', { ${id}: created.id }, 404);
  await other.refused('update${one.pascal}', { ${id}: created.id, ifMatch: '"1"', body: { name: 'Чужая' } }, 404);
  await other.refused('delete${one.pascal}', { ${id}: created.id, ifMatch: '"1"' }, 404);
});

as('buyer', 'a change is stored with a new version', async (buyer) => {
  const { body: created } = await buyer.ok('create${one.pascal}', { body: DRAFT });
  const body = { name: 'Другая' };
  const changed = await buyer.ok('update${one.pascal}', { ${id}: created.id, ifMatch: '"1"', body });
  expect(changed.body).toEqual({ ...created, ...body, version: 2, updatedAt: changed.body.updatedAt });
  expect((await buyer.ok('get${one.pascal}', { ${id}: created.id })).body).toEqual(changed.body);
});

as('buyer', 'a deleted ${one.words} is neither found nor listed', async (buyer) => {
  const { id: ${id} } = (await buyer.ok('create${one.pascal}', { body: DRAFT })).body;
  const listed = async () => (await buyer.ok('list${all.pascal}', {})).body.data.map(({ id }) => id);
  expect(await listed()).toContain(${id});
  await buyer.ok('delete${one.pascal}', { ${id}, ifMatch: '"1"' });
  await buyer.refused('get${one.pascal}', { ${id} }, 404);
  expect(await listed()).not.toContain(${id});
});
`;
}

/** @param {ResourcePlan} plan */
export function resourceRequests({ all, one }) {
  return `import type { ${one.pascal} } from '@zakupki/api-client/schema';
import { keyed } from '@zakupki/mock-engine/suite/client';
import { signedIn } from '../suite/client.ts';
import { declareRequests, listOf } from '../suite/requests.ts';
import { type Arrangement, ifMatch, plain } from '../sweeps/inputs/arrange.ts';

const DRAFT = { name: 'Первая & <единственная>' };
const NOT_OF_THE_SEED = { one: 'the seed has no ${all.words}' };

/** A new ${one.words}, changed once, so that its version is not 1. */
const on${one.pascal} =
  (body?: unknown): Arrangement =>
  async () => {
    const caller = await signedIn('buyer');
    const { body: created, headers } = await caller.ok('create${one.pascal}', { body: DRAFT });
    const params = { ${one.camel}Id: created.id };
    const change = { ...params, ifMatch: headers['etag'] ?? '', body: { name: 'Вторая' } };
    const changed = await caller.ok('update${one.pascal}', change);
    return { caller, request: { params, body, headers: ifMatch(changed) } };
  };

declareRequests({
  list${all.pascal}: {
    arrange: plain(),
    list: listOf<${one.pascal}>({
      prepare: async (caller) => {
        for (const name of ['Вторая', 'Третья', 'Четвёртая']) await caller.ok('create${one.pascal}', { body: { name } });
      },
      ...{ sorts: {}, usual: '', tied: [], filters: [] },
    }),
    otherExamples: NOT_OF_THE_SEED,
  },
  create${one.pascal}: { arrange: plain({ body: DRAFT }, 'buyer', keyed) },
  get${one.pascal}: { arrange: on${one.pascal}(), otherExamples: NOT_OF_THE_SEED, isPrepared: true },
  update${one.pascal}: { arrange: on${one.pascal}({ name: 'Третья' }), isPrepared: true },
  delete${one.pascal}: { arrange: on${one.pascal}(), isPrepared: true },
});
`;
}
