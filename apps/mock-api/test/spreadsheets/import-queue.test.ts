/** Imports wait for their turn; only the number of those that wait is limited. */
import { expect, it } from 'vitest';
import { Problem } from '@zakupki/mock-engine/pipeline/problem';
import { runImport } from '../../src/resources/imports/pool.ts';

const terms = { lang: 'en' } as const;
const send = (text: string, caller: string) => runImport({ kind: 'order', input: { text }, terms }, caller);

async function outcomes(imports: readonly Promise<unknown>[]) {
  const settled = await Promise.allSettled(imports);
  const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  return { read: settled.length - refused.length, refused };
}

it('nine imports of one user are read, a tenth at once is refused with the reason', async () => {
  const { read, refused } = await outcomes(Array.from({ length: 10 }, () => send('Bolt\t5 pcs', 'queue')));
  expect(read).toBe(9);
  expect(refused).toEqual([expect.any(Problem)]);
  expect(refused[0]).toMatchObject({
    code: 'too_many_imports',
    options: { params: { count: 9, seconds: 2 }, reason: 'imports: 9 of this user are not read yet' },
  });
});

it('large imports of all users wait for one process, and small ones do not wait for them', async () => {
  const large = Array.from({ length: 6 }, (_, at) => send(' '.repeat(300_000), `large ${at}`));
  const [small, { read, refused }] = await Promise.all([send('Bolt\t5 pcs', 'small'), outcomes(large)]);
  expect(small.found).toBeDefined();
  expect([read, refused.length]).toEqual([5, 1]);
  expect(refused[0]).toMatchObject({ code: 'too_many_imports', options: { params: { count: 5, seconds: 7 } } });
});
