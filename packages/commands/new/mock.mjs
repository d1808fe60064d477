// Code of new operations: the mock's, their checks, and the requests of the general checks.

import { posix } from 'node:path';

/** @typedef {import('./plan.mjs').OperationPlan} OperationPlan */

/** Functions of the mock that find the record a path parameter names. */
const LOCATORS = {
  orderId: { locate: 'locateOrder', from: 'orders/guards.ts', record: 'OrderRecord', records: 'orders' },
  supplierId: { locate: 'requireSupplier', from: 'suppliers/store.ts', record: 'SupplierRecord', records: 'suppliers' },
};

/** @param {OperationPlan} plan @param {string} file its path from the resources of the mock */
export function operationSource({ operationId, kind, paged, noun, row, parameters }, file) {
  const from = (/** @type {string} */ target) => {
    const path = posix.relative(posix.dirname(file), target);
    return path.startsWith('.') ? path : `./${path}`;
  };
  const [parameter] = parameters;
  const locator = parameters.length === 1 ? LOCATORS[/** @type {'orderId'} */ (parameter?.name)] : undefined;
  const target = locator ? `, ${locator.record}` : '';
  const isPage = kind === 'list' && paged;
  const imports = [
    kind === 'list' && `import type { ${row.pascal} } from '@zakupki/api-client/schema';`,
    isPage && "import { pageOf } from '@zakupki/mock-engine/lists/page';",
    "import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';",
    locator && `import type { ${locator.record} } from '${from(`../model/records/${locator.records}.ts`)}';`,
    locator && `import { ${locator.locate} } from '${from(locator.from)}';`,
  ].filter(Boolean);
  const handle =
    kind === 'list'
      ? `handle: (${isPage ? '{ query }' : ''}) => {
      // The rows come from call.world, the second argument.
      const rows: ${row.pascal}[] = [];
      return { status: 200, body: ${isPage ? 'pageOf(rows, query)' : '{ data: rows }'} };
    },`
      : `handle: () => {
      throw new Error('${operationId} has no answer yet');
    },`;
  return `${imports.join('\n')}

export const ${noun.camel} = {
  ${operationId}: operation<'${operationId}'${target}>({
    ${locator ? `locate: ${locator.locate},\n    ` : ''}${handle}
  }),
} satisfies Operations<'${operationId}'>;
`;
}

/** @param {OperationPlan} plan */
export function checksSource({ operationId, kind, tag, noun, row, parameters, person }) {
  const body = kind === 'act' ? ", body: { reason: 'Так решили на совещании' }" : '';
  const arg = `{ ${[...parameters.map(({ name, example }) => `${name}: '${example}'`), body.slice(2)].filter(Boolean).join(', ')} }`;
  const expected =
    kind === 'list' ? `expect(body.data).not.toEqual([]);` : `expect(body).toMatchObject({ name: 'Первая запись' });`;
  return `import { checks, expect } from '../suite/checks.ts';

const { as } = checks('${tag}');

as('${person}', '${operationId} answers with ${kind === 'list' ? `the ${noun.words}` : `the ${row.words}`}', async (caller) => {
  const { body } = await caller.ok('${operationId}', ${arg.replace('{  }', '{}')});
  ${expected}
});
`;
}

/** @param {OperationPlan} plan */
export function requestsSource({ operationId, kind, paged, row, parameters, person }) {
  const params =
    parameters.length === 0
      ? ''
      : `params: { ${parameters.map(({ name, example }) => `${name}: '${example}'`).join(', ')} }`;
  const body = kind === 'act' ? "body: { reason: 'Так решили на <совещании>' }" : '';
  const request = [params, body].filter(Boolean).join(', ');
  const isPage = kind === 'list' && paged;
  const arrange = `plain(${[request && `{ ${request} }`, person !== 'buyer' && `${request ? '' : '{}, '}'${person}'`].filter(Boolean).join(', ')})`;
  const arg = parameters.map(({ name, example }) => `${name}: '${example}'`).join(', ');
  return `${isPage ? `import type { ${row.pascal} } from '@zakupki/api-client/schema';\n` : ''}import { declareRequests${isPage ? ', listOf' : ''} } from '../suite/requests.ts';
import { plain } from '../sweeps/inputs/arrange.ts';

declareRequests({
  ${operationId}: {
    arrange: ${arrange},
    ${isPage ? `list: listOf<${row.pascal}>({ ${params ? `${params}, ` : ''}sorts: {}, usual: '', tied: [], filters: [] }),` : ''}
    ${kind === 'act' ? 'isPrepared: true,' : `examples: { one: { person: '${person}', arg: { ${arg} }${kind === 'list' ? ', listed: true' : ''} } },`}
    ${kind === 'get' ? 'isPrepared: true,' : ''}
  },
});
`;
}

/** @param {string} tag */
export const testSource = (tag) => `import { register } from '../suite/register.ts';

await register('${tag}');
`;
