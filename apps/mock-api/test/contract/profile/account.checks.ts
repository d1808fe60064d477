import type { CreditTransaction, Order, Supplier } from '@zakupki/api-client/schema';
import { strFromU8, unzipSync } from 'fflate';
import { checks, expect } from '../suite/checks.ts';
import { pointers } from '@zakupki/mock-engine/suite/client';
import { type ContractClient, signedIn } from '../suite/client.ts';

const { as, describe, it } = checks('profile');

type OrderFile = { order: Order; bids: { id: string }[]; history: { orderId: string }[] } & Record<string, unknown>;

/** The files of the archive by name, JSON parsed. */
async function archiveOf(caller: ContractClient) {
  const { body, headers } = await caller.ok('exportAccount', {});
  const files = unzipSync(await body.bytes());
  const parsed = <T>(name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array())) as T;
  return { names: Object.keys(files), files, parsed, headers };
}

const password = { body: { password: 'demo-password' } };

describe('the copy of an account', () => {
  as('buyer', 'contains what the other operations return', async (buyer) => {
    const { names, files, parsed, headers } = await archiveOf(buyer);
    expect(headers['content-disposition']).toContain('2026-11-02.zip');

    const account = parsed<Record<string, unknown> & { credits: CreditTransaction[] }>('account.json');
    const { body: me } = await buyer.ok('getMe', {});
    expect(account).toMatchObject({ user: me.user, profile: me.profile });
    expect(account['payments']).toHaveLength((await buyer.ok('listPayments', {})).body.page.totalItems);
    expect(account['redemptions']).toHaveLength((await buyer.ok('listRedemptions', {})).body.page.totalItems);
    expect(account['savedFilters']).toHaveLength((await buyer.ok('listSavedFilters', {})).body.data.length);
    expect(account['notifications']).toHaveLength(
      (await buyer.ok('listNotifications', { limit: 100 })).body.data.length,
    );
    expect(account.credits.reduce((sum, { amount }) => sum + amount, 0)).toBe(me.access.creditsBalance);

    const known = (await buyer.ok('listSuppliers', { perPage: 100 })).body.data;
    const sorted = (rows: readonly Supplier[]) => rows.toSorted((a, b) => a.id.localeCompare(b.id));
    expect(sorted(parsed<Supplier[]>('suppliers.json'))).toEqual(sorted(known));

    const { body: order } = await buyer.ok('getOrder', { orderId: 'ord_fasteners' });
    const file = parsed<OrderFile>(`orders/${order.number}.json`);
    expect({ ...file.order, access: null }).toEqual({ ...order, access: null });
    expect(file.bids).toHaveLength(order.counts.bids);
    expect(file['conflicts']).toHaveLength(
      (await buyer.ok('listConflicts', { orderId: order.id, status: ['open', 'waived', 'resolved'] })).body.data.length,
    );
    expect(file['questions']).toHaveLength((await buyer.ok('listQuestions', { orderId: order.id })).body.data.length);
    expect(new Set(file.history.map(({ orderId }) => orderId))).toEqual(new Set([order.id]));
    const orders = names.filter((name) => name.startsWith('orders/'));
    const counted = await Promise.all(
      [false, true].map(async (archived) => (await buyer.ok('listOrders', { archived })).body.page.totalItems),
    );
    expect(orders).toHaveLength(counted.reduce((sum, count) => sum + count, 0));

    const [attached] = known.flatMap(({ documents }) => documents);
    const { body: document } = await buyer.ok('downloadAttachment', { attachmentId: attached?.id ?? '' });
    expect(files[`files/${attached?.id}-${attached?.fileName}`]).toEqual(await document.bytes());
  });

  as('no-phone', 'needs neither a phone number nor a subscription', async (caller) => {
    expect((await archiveOf(caller)).names).toContain('account.json');
    expect((await archiveOf(await signedIn('subscription-expired'))).names).toContain('account.json');
  });

  as('buyer', 'contains nothing of other accounts', async (buyer) => {
    const { files } = await archiveOf(await buyer.signIn('trial'));
    const text = Object.values(files)
      .map((file) => strFromU8(file))
      .join('');
    expect(text).not.toContain('usr_buyer');
  });
});

describe('deleting the account', () => {
  as('empty', 'ends its sessions and links, and frees the address', async (here) => {
    const there = await here.signIn('empty');
    await here.ok('requestLoginLink', { body: { email: 'empty@demo.test' } });
    const { searchParams } = await here.link(({ kind }) => kind === 'login');
    expect((await here.ok('deleteAccount', password)).status).toBe(204);
    for (const caller of [here, there]) await caller.refused('getMe', {}, 401, 'unauthorized');
    const guest = here.with({ token: '' });
    const [letter] = await guest.outbox();
    expect([letter?.to, letter?.subject]).toEqual(['empty@demo.test', 'Учётная запись удалена']);
    await guest.refused('logIn', { body: { email: 'empty@demo.test', password: 'demo-password' } }, 401);
    await guest.refused('logInByToken', { body: { token: searchParams.get('token') ?? '' } }, 422);
    const consents = { terms: true, marketing: false } as const;
    await guest.ok('signUp', { body: { email: 'empty@demo.test', password: 'a-long-password', consents } });
    expect((await guest.outbox())[0]?.kind).toBe('verify');
  });

  as('buyer', 'waits for open orders', async (buyer) => {
    const refused = await buyer.refused('deleteAccount', password, 409);
    const { countsByStatus } = (await buyer.ok('listOrders', {})).body;
    const count = countsByStatus.published + countsByStatus.evaluation;
    expect([refused.code, refused.message?.includes(String(count))]).toEqual(['account_has_open_orders', true]);
  });

  as('empty', 'waits for a payment that may arrive', async (caller) => {
    const invoice = {
      company: 'ООО «Пусто»',
      taxId: { scheme: 'RU-INN', id: '7707083893' },
      email: 'empty@demo.test',
    } as const;
    const { data: plans } = (await caller.ok('listPlans', {})).body;
    await caller.ok('startCheckout', { body: { planId: plans.find(({ price }) => price !== '0')?.id ?? '', invoice } });
    await caller.refused('deleteAccount', password, 409, 'account_payment_pending');
  });

  as('empty', 'requires the password, ten times at most', async (caller) => {
    for (let time = 0; time < 10; time++) {
      const wrong = await caller.refused('deleteAccount', { body: { password: 'guess' } }, 422);
      expect(pointers(wrong)).toEqual(['/password mismatch']);
    }
    await caller.refused('deleteAccount', password, 429, 'too_many_passwords');
    await caller.ok('getMe', {});
  });

  it('is not open to administrators, for themselves or for others', async () => {
    const admin = await signedIn('admin');
    await admin.refused('deleteAccount', password, 409, 'account_of_administrator');
    const acting = admin.with({ actAs: 'usr_empty' });
    const supplier = await admin.signIn('supplier');
    for (const [caller, code] of [
      [acting, 'impersonation_action_forbidden'],
      [supplier, 'supplier_forbidden'],
    ] as const) {
      await caller.refused('deleteAccount', password, 403, code);
      await caller.refused('exportAccount', {}, 403, code);
    }
  });

  as('trial', 'removes the person and keeps the figures of administrators', async (trial) => {
    const admin = await trial.signIn('admin');
    const summary = async () => {
      const { asOf: _asOf, ...body } = (await admin.ok('getStatsSummary', {})).body;
      return body;
    };
    const drafts = (await trial.ok('listOrders', { status: ['draft'] })).body.data;
    for (const { id, version } of drafts) await trial.ok('deleteOrder', { orderId: id, ifMatch: `"${version}"` });
    for (const { id } of (await trial.ok('listOrders', { status: ['published', 'evaluation'] })).body.data) {
      const { headers } = await trial.ok('getOrder', { orderId: id });
      const body = { reasonCode: 'need_gone', reason: 'Не нужно' } as const;
      await trial.ok('cancelOrder', { orderId: id, ifMatch: headers['etag'] ?? '', body });
    }
    for (const { id, registration } of (await trial.ok('listWebinars', {})).body.data)
      if (registration) await trial.call('cancelWebinarRegistration', { webinarId: id });
    const before = await summary();
    const { body: me } = await trial.ok('getMe', {});
    await trial.ok('deleteAccount', password);
    expect(await summary()).toEqual(before);
    const { body: stats } = await admin.ok('getUserStats', { userId: me.user.id });
    expect(JSON.stringify(stats)).not.toContain(me.user.email);
    expect((await admin.ok('listUsers', { q: me.profile.company.name ?? '' })).body.data).toEqual([]);
    const faults = await admin.refused('startImpersonation', { body: { userId: me.user.id, reason: 'Проверка' } }, 422);
    expect(pointers(faults)).toEqual(['/userId ref_not_found']);
    await admin.with({ actAs: me.user.id }).refused('getMe', {}, 403, 'impersonation_target_invalid');
  });
});
