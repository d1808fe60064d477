/** Methods that a path does not have. */
import { expect } from '../suite/checks.ts';
import { client } from '../suite/client.ts';
import { METHODS, operations } from '../suite/operations.ts';
import { baseUrlOf } from '../suite/target.ts';
import { forEach } from './inputs/each.ts';

const methodsOf = (path: string) => operations.filter((one) => one.path === path).map(({ method }) => method);

forEach(
  'nothing',
  'has a path that refuses other methods, and names its own',
  // The first of each path.
  ({ path, method }) => methodsOf(path)[0] === method,
  async ({ path }) => {
    const known = methodsOf(path);
    const address = (await baseUrlOf(client().app)) + path.replaceAll(/\{\w+\}/g, 'no-such-thing');
    for (const method of METHODS.map((name) => name.toUpperCase()).filter((name) => !known.includes(name))) {
      const answer = await fetch(address, { method });
      expect(answer.status, method).toBe(405);
      expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      expect(await answer.json()).toMatchObject({ status: 405, code: 'method_not_allowed' });
      const allowed = (answer.headers.get('allow') ?? '').split(/\s*,\s*/);
      // HEAD and OPTIONS follow from the others; servers name them or not.
      expect(allowed.filter((name) => name !== 'HEAD' && name !== 'OPTIONS').toSorted()).toEqual(known.toSorted());
    }
  },
);
