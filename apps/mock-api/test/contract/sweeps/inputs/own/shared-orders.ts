/**
 * A published order with a bid, an invitation and a question, for accounts whose server has no seed, and one in
 * evaluation. Publishing costs a credit and cannot be undone, so a run finds the orders of the last run by their tag.
 */
import type { Bid, Invitation, Order, Question } from '@zakupki/api-client/schema';
import { type Answer, succeeded } from '@zakupki/mock-engine/suite/client';
import { NotThere } from '@zakupki/mock-engine/suite/not-there';
import { account, type ContractClient } from '../../../suite/client.ts';
import { asInvited } from '../../../invitations/invited.ts';
import { currentTarget, serves } from '../../../suite/target.ts';

/** Test files run at the same time, and each changes its orders. */
const RUNNER = process.env['VITEST_POOL_ID'] ?? '1';
const DAY_MS = 24 * 60 * 60 * 1000;
const reason = 'Проверка договора';

/** A moment after the server's time. */
export async function later(caller: ContractClient, days: number): Promise<string> {
  const now = serves('getMe') ? Date.parse((await caller.ok('getMe', {})).body.access.serverTime) : Date.now();
  return new Date(now + days * DAY_MS).toISOString();
}

type SharedStatus = 'published' | 'evaluation';

/** One order for each status: an order can be reopened three times only. */
export async function sharedOrder(caller: ContractClient, status: SharedStatus = 'published'): Promise<Answer<Order>> {
  const tag = `contract-check-${status}-${RUNNER}`;
  const orderId = (await known(caller, status, tag)) ?? (await publish(caller, status, tag));
  published.set(`${String(currentTarget().server)} ${tag}`, orderId);
  return caller.ok('getOrder', { orderId });
}

/** Orders of this run by server and tag, for a server without a list. */
const published = new Map<string, string>();

async function known(caller: ContractClient, status: SharedStatus, tag: string): Promise<string | undefined> {
  if (!serves('listOrders')) return published.get(`${String(currentTarget().server)} ${tag}`);
  return (await caller.ok('listOrders', { tag: [tag], status: [status], perPage: 1 })).body.data[0]?.id;
}

/** An order that can be published, not published yet. */
export async function readyOrder(caller: ContractClient, tag: string): Promise<Answer<Order>> {
  return caller.ok('createOrder', {
    body: {
      title: 'Проверка договора',
      tags: [tag],
      delivery: { address: 'Москва, Складочная ул., 1' },
      submissionDeadline: await later(caller, 60),
      items: [
        { name: 'Трос 6 мм', quantity: '100' },
        { name: 'Трос 8 мм', quantity: '200' },
      ],
    },
  });
}

/**
 * Publishes a draft.
 * @throws NotThere when the account may not publish or has no credits
 */
export async function publishDraft(caller: ContractClient, { id: orderId }: Pick<Order, 'id'>): Promise<Order> {
  const request = { orderId, ifMatch: '*', body: {} };
  const before = await creditsOf(caller);
  if (before !== 0) {
    const answer = await caller.call('publishOrder', request);
    if (answer.status !== 402 || before !== null)
      return (succeeded('publishOrder', answer) as Answer<{ order: Order }>).body.order;
  }
  throw new NotThere('needs an account that has credits for publishing');
}

/** Credits that the caller can spend; null when the server does not say. */
export async function creditsOf(caller: ContractClient): Promise<number | null> {
  if (serves('getAccess')) return (await caller.ok('getAccess', {})).body.credits.balance;
  return serves('getMe') ? (await caller.ok('getMe', {})).body.access.creditsBalance : null;
}

async function publish(caller: ContractClient, status: SharedStatus, tag: string): Promise<string> {
  const { body: draft } = await readyOrder(caller, tag);
  const { id: orderId } = await publishDraft(caller, draft);
  if (status === 'evaluation') await caller.ok('closeOrder', { orderId, ifMatch: '*', body: { reason } });
  return orderId;
}

/** A submitted bid with a quantity that differs from the order's, so that there is a conflict. */
export async function sharedBid(
  caller: ContractClient,
  status: 'submitted' | 'withdrawn' = 'submitted',
): Promise<{ orderId: string; bid: Answer<Bid> }> {
  const { body: order } = await sharedOrder(caller);
  const orderId = order.id;
  const wanted = ['submitted', 'withdrawn', 'disqualified'] as const;
  let [bid] = (await caller.ok('listBids', { orderId, status: [...wanted], perPage: 1 })).body.data;
  if (!bid) {
    const items = order.items.map(({ id, quantity }) => ({
      orderItemId: id,
      unitPrice: '51.20',
      quantity: String(Number(quantity) / 2),
    }));
    const body = { supplier: { name: 'Проверка договора', contacts: [{ email: 'zakaz@tros.example' }] }, items };
    const { body: draft } = await caller.ok('createBid', { orderId, body });
    bid = (await caller.ok('submitBid', { orderId, bidId: draft.id, ifMatch: '*', body: {} })).body.bid;
  }
  const address = { orderId, bidId: bid.id };
  if (bid.status !== status) {
    if (bid.status !== 'submitted') await caller.ok('reinstateBid', { ...address, ifMatch: '*', body: {} });
    if (status === 'withdrawn') await caller.ok('withdrawBid', { ...address, ifMatch: '*', body: { reason } });
  }
  return { orderId, bid: await caller.ok('getBid', address) };
}

export async function sharedInvitation(caller: ContractClient, name = 'supplier'): Promise<[string, Invitation]> {
  const orderId = (await sharedOrder(caller)).body.id;
  const email = `${name}.contract-check@zakupki.example`;
  const known = (await caller.ok('listInvitations', { orderId, perPage: 100 })).body.data;
  const found = known.find((one) => one.email === email && one.status !== 'revoked');
  if (found) return [orderId, found];
  const { body } = await caller.ok('createInvitations', {
    orderId,
    body: { recipients: [{ email, company: `ООО «${name}»` }] },
  });
  const [invitation] = body.data;
  if (!invitation) throw new Error(`${email} was not invited: ${JSON.stringify(body.skipped)}`);
  return [orderId, invitation];
}

export async function sharedQuestion(caller: ContractClient): Promise<{ orderId: string; question: Answer<Question> }> {
  const orderId = (await sharedOrder(caller)).body.id;
  const [known] = (await caller.ok('listQuestions', { orderId, perPage: 1 })).body.data;
  const found = known ?? (await caller.ok('askQuestion', { orderId, body: { text: 'Нужны ли паспорта?' } })).body;
  return { orderId, question: await caller.ok('getQuestion', { orderId, questionId: found.id }) };
}

const suppliers = new Map<string, Promise<ContractClient>>();

/** The link by which an invited supplier has come: made by the account, e-mailed, or of a revoked invitation. */
type Link = 'copied' | 'e-mailed' | 'revoked';

/**
 * An invited supplier, signed in once per run.
 * @throws NotThere for an e-mailed link without sent messages
 */
export function ownSupplier(link: Link = 'copied'): Promise<ContractClient> {
  const key = `${String(currentTarget().server)} ${link}`;
  let known = suppliers.get(key);
  if (!known) suppliers.set(key, (known = invited(link)));
  return known;
}

async function invited(how: Link): Promise<ContractClient> {
  const caller = await account();
  const isRevoked = how === 'revoked';
  const [orderId, { id: invitationId }] = await sharedInvitation(caller, isRevoked ? 'revoked' : 'supplier');
  if (how === 'e-mailed') return asInvited(caller, invitationId, orderId);
  const { body: link } = await caller.ok('createInvitationLink', { orderId, invitationId, body: {} });
  const supplier = await caller.with({ token: '' }).signInByLink(new URL(link.url, 'http://product.test'));
  if (isRevoked) await caller.ok('revokeInvitation', { orderId, invitationId, body: {} });
  return supplier;
}
