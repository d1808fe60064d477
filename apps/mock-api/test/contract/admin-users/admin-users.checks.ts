import { checks, expect } from '../suite/checks.ts';
import type { ContractClient } from '../suite/client.ts';

const { as } = checks('admin-users');

const found = async (admin: ContractClient, q: string) => (await admin.ok('listUsers', { q })).body.data[0];

as('admin', 'an account shows its access as its owner sees it', async (admin) => {
  const trial = await admin.signIn('trial');
  const { status, credits } = (await trial.ok('getAccess', {})).body;
  expect((await found(admin, 'trial@demo.test'))?.access).toEqual({
    status,
    planCode: null,
    creditsBalance: credits.balance,
  });
  await admin.ok('grantAccess', {
    userId: 'usr_trial',
    body: { kind: 'credits', credits: { amount: 7 }, reason: 'Для проверки' },
  });
  expect((await found(admin, 'trial@demo.test'))?.access.creditsBalance).toBe(credits.balance + 7);
});

as('admin', 'a changed profile is shown at once', async (admin) => {
  const buyer = await admin.signIn('buyer');
  const { headers } = await buyer.ok('getMe', {});
  await buyer.ok('updateProfile', { ifMatch: headers['etag'] ?? '', body: { lastName: 'Белова' } });
  expect((await found(admin, 'buyer@demo.test'))?.name).toBe('Анна Белова');
});
