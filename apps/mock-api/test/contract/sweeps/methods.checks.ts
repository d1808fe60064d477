/** Methods that a path does not have. */
import { expect } from '../suite/checks.ts';
import { client } from '../suite/client.ts';
import { serves } from '../suite/target.ts';
import { METHODS, operations } from '../suite/operations.ts';
import { forEach } from './inputs/each.ts';

const methodsOf = (path: string) => operations.filter((one) => one.path === path).map(({ method }) => method);

forEach(
  'nothing',
  'has a path that refuses other methods and lists its own',
  // The first of each path.
  ({ path, method }) => methodsOf(path)[0] === method,
  async ({ operationId, path, pathNames }) => {
    const known = methodsOf(path);
    const params = Object.fromEntries(pathNames.map((name) => [name, 'no-such-thing']));
    for (const method of METHODS.map((name) => name.toUpperCase()).filter((name) => !known.includes(name))) {
      const { status, headers, body } = await client().send(operationId, { method, params });
      expect(status, method).toBe(405);
      expect(body).toMatchObject({ status: 405, code: 'method_not_allowed' });
      const served = operations.filter((one) => one.path === path && serves(one.operationId)).map((one) => one.method);
      const allowed = (headers['allow'] ?? '').split(/\s*,\s*/);
      // HEAD and OPTIONS follow from the others; servers name them or not.
      expect(allowed.filter((name) => name !== 'HEAD' && name !== 'OPTIONS').toSorted()).toEqual(served.toSorted());
    }
  },
);
