/** Random actions of users and testers in a world. Any answer is accepted. */
import { etag } from '@zakupki/api-client/operation';
import type { Express } from 'express';
import fc from 'fast-check';
import request from 'supertest';
import type { AwardPreview, BidRow, Order, OrderRow } from '@zakupki/api-client/schema';
import { allocationDrafts } from '../contract/awards/allocation-drafts.ts';
import { keyed } from '@zakupki/mock-engine/suite/client';
import type { ContractClient } from '../contract/suite/client.ts';
import { controlOf } from '../control-plane.ts';

export type Scene = {
  /** the buyer, signed in */
  readonly buyer: ContractClient;
  /** a call of the control plane about this world */
  readonly control: (...call: Parameters<ReturnType<typeof controlOf>>) => Promise<unknown>;
  /** follows an entry link as a user; returns its target */
  readonly enter: (as: string, scenario?: string) => Promise<string>;
};

type Move = (scene: Scene, n: number) => Promise<unknown>;

const KEYS = ['3f0c0f6e-6a3b-4a0e-9d39-0d1f6f3b1c01', '3f0c0f6e-6a3b-4a0e-9d39-0d1f6f3b1c02'];
const RULES = [
  { when: { operationId: 'listOrders' }, then: { status: 500 }, every: 2, chance: 0.7, seed: 4 },
  { when: { method: 'POST' }, then: { status: 503 }, times: 2 },
];
const WHEN = { submissionDeadline: '2026-11-25T12:00:00Z' };

async function orderOf({ buyer }: Scene, n: number): Promise<OrderRow | undefined> {
  const { body } = await buyer.call('listOrders', { perPage: 20, sort: ['-updatedAt'] });
  const { data = [] } = body as { data?: OrderRow[] };
  return data[n % (data.length || 1)];
}

async function bidOf(scene: Scene, n: number): Promise<BidRow | undefined> {
  const { body } = await scene.buyer.call('listBids', { orderId: 'ord_fasteners', perPage: 20 });
  const { data = [] } = body as { data?: BidRow[] };
  return data[n % (data.length || 1)];
}

/** Runs an action on one of the buyer's orders. */
const toOrder =
  (act: (buyer: ContractClient, target: { orderId: string; ifMatch: string }, n: number) => Promise<unknown>): Move =>
  async (scene, n) => {
    const order = await orderOf(scene, n);
    return order && act(scene.buyer, { orderId: order.id, ifMatch: etag(order) }, n);
  };

type BidTarget = { orderId: string; bidId: string; ifMatch: string };
const toBid =
  (act: (buyer: ContractClient, target: BidTarget, n: number) => Promise<unknown>): Move =>
  async (scene, n) => {
    const bid = await bidOf(scene, n);
    return bid && act(scene.buyer, { orderId: 'ord_fasteners', bidId: bid.id, ifMatch: etag(bid) }, n);
  };

const reason = 'Так решили на совещании';

export const MOVES: Readonly<Record<string, Move>> = {
  draft: ({ buyer }, n) =>
    buyer.call('createOrder', {
      body: { title: `Перчатки ${n}`, items: [{ name: 'Перчатки', quantity: '10', unitCode: 'H87' }], ...WHEN },
      ...(n % 3 === 0 && { idempotencyKey: KEYS[n % 2] ?? '' }),
    }),
  edit: toOrder((buyer, target, n) => buyer.call('updateOrder', { ...target, body: { title: `Новое имя ${n}` } })),
  publish: toOrder((buyer, target) => buyer.call('publishOrder', { ...target, body: {} })),
  close: toOrder((buyer, target) => buyer.call('closeOrder', { ...target, body: { reason } })),
  cancel: toOrder((buyer, target) => buyer.call('cancelOrder', { ...target, body: { reasonCode: 'other', reason } })),
  archive: toOrder((buyer, target) => buyer.call('archiveOrder', target)),
  copy: toOrder((buyer, { orderId }) => buyer.call('duplicateOrder', { orderId, body: {} })),
  dropOrder: toOrder((buyer, target) => buyer.call('deleteOrder', target)),
  bid: ({ buyer }, n) =>
    buyer.call('createBid', {
      orderId: 'ord_fasteners',
      body: {
        supplier: { name: `ООО «Поставка ${n}»` },
        items: [{ orderItemId: 'itm_fasteners_8', unitPrice: `${50 + n}.20` }],
      },
    }),
  submitBid: toBid((buyer, target) => buyer.call('submitBid', { ...target, body: {} })),
  withdrawBid: toBid((buyer, target) => buyer.call('withdrawBid', { ...target, body: { reason } })),
  dropBid: toBid((buyer, target) => buyer.call('deleteBid', target)),
  award: async ({ buyer }, n) => {
    const id = 'ord_bearings';
    const { body: tried } = await buyer.call('previewAward', { orderId: id, body: { mode: 'lowest_per_line' } });
    const { body: order } = await buyer.call('getOrder', { orderId: id });
    const allocations = allocationDrafts(((tried as Partial<AwardPreview>).allocations ?? []).slice(n % 3));
    return buyer.call('awardOrder', {
      orderId: id,
      ifMatch: `"${(order as Partial<Order>).version}"`,
      body: { allocations },
    });
  },
  revokeAward: ({ buyer }, n) =>
    buyer.call('revokeAward', { orderId: 'ord_bearings', ifMatch: `"${1 + (n % 3)}"`, body: { reason } }),
  supplier: ({ buyer }, n) => buyer.call('createSupplier', { body: { name: `ООО «Знакомый ${n}»` } }),
  question: ({ buyer }, n) =>
    buyer.call('askQuestion', { orderId: 'ord_fasteners', body: { text: `Можно ли частями, ${n}?` } }),
  answer: ({ buyer }, n) => {
    const target = { orderId: 'ord_fasteners', questionId: 'qst_fasteners_2', ifMatch: `"${1 + (n % 2)}"` };
    return buyer.call('answerQuestion', { ...target, body: { text: `Да, ${n}` } });
  },
  attach: ({ buyer }, n) => {
    const file = { name: `Прайс ${n}.csv`, content: `Позиция;Цена\nБолт;${n}\n` };
    const ownerId = ['bid_fasteners_metiz', 'bid_fasteners_volga'][n % 2];
    return buyer.send('uploadAttachment', { body: { owner: 'bid', ownerId, file }, headers: keyed() });
  },
  detach: ({ buyer }) => buyer.call('deleteAttachment', { attachmentId: 'att_fasteners_spec' }),
  filter: ({ buyer }, n) => {
    const body = { name: `Фильтр ${n}`, scope: 'orders', query: `page=${n}`, isDefault: n % 2 === 0 } as const;
    return buyer.call('createSavedFilter', { body });
  },
  dropFilter: ({ buyer }) => buyer.call('deleteSavedFilter', { savedFilterId: 'flt_due', ifMatch: '"2"' }),
  signUp: ({ buyer }, n) =>
    buyer.with({ token: '' }).call('signUp', {
      body: {
        email: `new${n % 3}@demo.test`,
        password: 'correct horse battery',
        consents: { terms: true, marketing: false },
      },
    }),
  linkByMail: ({ buyer }) => buyer.call('requestLoginLink', { body: { email: 'trial@demo.test' } }),
  code: ({ buyer }, n) => buyer.call('requestPhoneCode', { body: { phone: `+7916000000${n % 10}` } }),
  wrongCode: ({ buyer }, n) => buyer.call('confirmPhone', { body: { phone: `+7916000000${n % 10}`, code: '000000' } }),
  signInAndOut: async ({ buyer }, n) => {
    const { body } = await buyer.call('logIn', { body: { email: 'heavy@demo.test', password: 'demo-password' } });
    const { token } = body as { token?: string };
    return token && n % 2 === 0 && buyer.with({ token }).call('logOut', {});
  },
  refusedPath: ({ buyer }) => buyer.call('getOrder', { orderId: 'no-such-order' }),
  advance: ({ control }, n) => control('post', 'clock', { advance: ['PT40S', 'PT26H', 'P9D'][n % 3] }),
  force: ({ control }, n) =>
    control(
      'put',
      'scenario',
      [{ name: 'flaky' }, { rules: RULES }, { name: 'trial-expired' }, { name: 'normal' }][n % 4] ?? {},
    ),
  enter: async ({ buyer, enter }, n) => {
    const location = await enter('grace', n % 4 === 0 ? 'flaky' : undefined);
    const token = new URL(location, 'http://mock').searchParams.get('token') ?? '';
    return n % 2 === 0 && buyer.with({ token: '' }).call('logInByToken', { body: { token } });
  },
  askFor: ({ buyer }, n) =>
    buyer.with({ headers: { 'x-mock-scenario': ['flaky', 'forbidden'][n % 2] ?? '' } }).call('getAccess', {}),
};

/** Follows entry links into a world of this app. */
export const entering =
  (app: Express, world: string): Scene['enter'] =>
  async (as, scenario) => {
    const query = new URLSearchParams({ world, as, ...(scenario !== undefined && { scenario }) });
    const { headers } = await request(app).get(`/__mock/enter?${String(query)}`);
    return (headers as { location?: string }).location ?? '';
  };

/** A buyer who is signed in at an app, and that buyer's world. */
export const sceneOf = (app: Express, buyer: ContractClient): Scene => ({
  buyer,
  control: controlOf(app, buyer.session.world),
  enter: entering(app, buyer.session.world),
});

export type Step = { move: string; n: number };

/** A random sequence of actions. */
export const story = (length: number): fc.Arbitrary<Step[]> =>
  fc.array(fc.record({ move: fc.constantFrom(...Object.keys(MOVES)), n: fc.nat(11) }), { maxLength: length });

export async function perform(steps: readonly Step[], scene: Scene): Promise<void> {
  for (const { move, n } of steps) await MOVES[move]?.(scene, n);
}
