/** Seeded entities that fuzzed requests address. */
import type { OperationId } from '@zakupki/api-client/operation';
import { routes } from '@zakupki/api-client/routes';
import type { ContractClient } from '../contract/suite/client.ts';

export type Target = {
  kind:
    | 'order'
    | 'bid'
    | 'conflict'
    | 'purchase order'
    | 'supplier'
    | 'question'
    | 'file'
    | 'filter'
    | 'offer'
    | 'promo'
    | 'user'
    | 'webinar'
    | 'referrer'
    | 'referral';
  params: Readonly<Record<string, string>>;
  /** identifiers to use in bodies */
  ids: readonly string[];
  /** actions it allows now */
  actions: readonly string[];
  /** a valid body, where random ones rarely are */
  body?: unknown;
};

/** Users that an administrator can act on. */
const USERS = ['usr_buyer', 'usr_trial', 'usr_empty'];

type WithActions = { access: { actions: { name: string; allowed: boolean }[] } };

const allowed = ({ access }: WithActions): string[] =>
  access.actions.filter((action) => action.allowed).map(({ name }) => name);

/** Plans, packs, codes and other entities of billing and administration. */
async function offersAndCodes(buyer: ContractClient): Promise<Target[]> {
  const admin = await buyer.signIn('admin');
  const plans = (await buyer.ok('listPlans', {})).body.data.slice(0, 3).map(({ id }) => id);
  const packs = (await buyer.ok('listCreditPacks', {})).body.data.slice(0, 2).map(({ id }) => id);
  const codes = (await admin.ok('listPromoCodes', {})).body.data;
  return [
    { kind: 'offer', params: {}, ids: [...plans, ...packs], actions: [] },
    ...codes.map(({ id }): Target => ({ kind: 'promo', params: { promoCodeId: id }, ids: plans, actions: ['edit'] })),
  ];
}

async function webinarsAndReferrers(buyer: ContractClient): Promise<Target[]> {
  const admin = await buyer.signIn('admin');
  const webinars = (await buyer.ok('listWebinars', {})).body.data;
  const referrers = (await admin.ok('listReferrers', {})).body.data;
  return [
    ...webinars.map(({ id }): Target => ({ kind: 'webinar', params: { webinarId: id }, ids: [], actions: [] })),
    ...referrers.flatMap(({ id, code }): Target[] => [
      { kind: 'referrer', params: { referrerId: id }, ids: USERS, actions: [] },
      { kind: 'referral', params: { code }, ids: [], actions: [] },
    ]),
  ];
}

/** The buyer's entities with the actions they allow. */
export async function knownTargets(buyer: ContractClient): Promise<Target[]> {
  const suppliers = (await buyer.ok('listSuppliers', { perPage: 100 })).body.data.map(({ id }) => id);
  const targets: Target[] = suppliers.map((id) => ({
    kind: 'supplier',
    params: { supplierId: id },
    ids: suppliers,
    actions: [],
  }));
  targets.push(...(await offersAndCodes(buyer)), ...(await webinarsAndReferrers(buyer)));
  for (const { id } of (await buyer.ok('listSavedFilters', {})).body.data)
    targets.push({ kind: 'filter', params: { savedFilterId: id }, ids: [], actions: [] });
  for (const id of USERS) targets.push({ kind: 'user', params: { userId: id }, ids: [], actions: [] });
  for (const archived of [false, true]) {
    for (const { id } of (await buyer.ok('listOrders', { perPage: 100, archived })).body.data) {
      const { body: order } = await buyer.ok('getOrder', { orderId: id });
      const lines = order.items.map((line) => line.id);
      targets.push({ kind: 'order', params: { orderId: id }, ids: lines, actions: allowed(order) });
      for (const file of order.attachments)
        targets.push({ kind: 'file', params: { attachmentId: file.id }, ids: [], actions: ['delete'] });
      for (const question of (await buyer.ok('listQuestions', { orderId: id })).body.data)
        targets.push({
          kind: 'question',
          params: { orderId: id, questionId: question.id },
          ids: [],
          actions: ['answer'],
        });
      for (const { id: conflictId, bidIds, suggestions } of (await buyer.ok('listConflicts', { orderId: id })).body
        .data) {
        const easy = suggestions.find(({ via, inputs }) => via === 'resolve' && inputs.length === 0);
        targets.push({
          kind: 'conflict',
          params: { orderId: id, conflictId },
          ids: bidIds,
          actions: easy ? ['resolve'] : [],
          ...(easy && { body: { action: easy.action } }),
        });
      }
      if (order.status === 'awarded')
        for (const one of (await buyer.ok('listPurchaseOrders', { orderId: id })).body.data)
          targets.push({
            kind: 'purchase order',
            params: { orderId: id, purchaseOrderId: one.id },
            ids: [],
            actions: [],
          });
      for (const row of (await buyer.ok('listBids', { orderId: id, perPage: 100 })).body.data) {
        const { body: bid } = await buyer.ok('getBid', { orderId: id, bidId: row.id });
        const ids = [...lines, ...suppliers.slice(0, 5), row.id];
        targets.push({ kind: 'bid', params: { orderId: id, bidId: row.id }, ids, actions: allowed(bid) });
      }
    }
  }
  return targets;
}

/** Targets of an operation; those that allow it are more frequent. */
export function targetsOf(operationId: OperationId, targets: readonly Target[]): Target[] {
  const { path, method } = routes[operationId];
  const [, room = ''] = path.split('/');
  if (!path.includes('{')) return [{ kind: 'order', params: {}, ids: roomIds(room, targets), actions: [] }];
  if (/^\/orders\/\{orderId\}\/(?:bids|conflicts|questions)$/.test(path)) return ofOrders(targets);
  const kind = kindOf(path);
  const last = path.split('/').at(-1) ?? '';
  const names: Record<string, string> = { preview: 'award', revoke: 'revoke_award' };
  const action = last.startsWith('{')
    ? ({ patch: 'edit', delete: 'delete' } as Record<string, string>)[method]
    : (names[last] ?? last);
  const all = targets.filter((target) => target.kind === kind).map((target) => addressed(target, path));
  const possible = all.filter(({ actions }) => action !== undefined && actions.includes(action));
  const favoured =
    possible.length > 0 ? Array.from({ length: all.length * 2 }, (_, at) => possible[at % possible.length]) : [];
  return [...all, ...favoured.filter((target) => target !== undefined)];
}

/** With the parameters of the path: a kind without targets borrows the id of another record. */
function addressed(target: Target, path: string): Target {
  const [id = ''] = Object.values(target.params).slice(-1);
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return { ...target, params: Object.fromEntries(names.map((name) => [name, target.params[name] ?? id])) };
}

/** What the identifier of a path names. */
export function kindOf(path: string): Target['kind'] {
  const [, room = '', place = '', part = ''] = path.split('/');
  const noun = room === 'orders' ? part : room === 'admin' ? place : room;
  // The path of purchase orders names an order.
  return path.endsWith('/purchase-orders') ? 'order' : (KINDS[noun] ?? 'order');
}

/** Identifiers for bodies when the path has none. */
function roomIds(room: string, targets: readonly Target[]): string[] {
  const idsOf = (wanted: Target['kind']) =>
    targets.filter(({ kind }) => kind === wanted).flatMap(({ params }) => Object.values(params));
  if (room === 'admin') return USERS;
  if (room === 'access') return targets.filter(({ kind }) => kind === 'offer').flatMap(({ ids }) => ids);
  if (room === 'attachments') return [...idsOf('order').slice(0, 3), ...idsOf('supplier').slice(0, 2)];
  return targets.flatMap(({ ids }) => ids).slice(0, 5);
}

/** By path segment. */
const KINDS: Readonly<Record<string, Target['kind']>> = {
  suppliers: 'supplier',
  'saved-filters': 'filter',
  attachments: 'file',
  bids: 'bid',
  conflicts: 'conflict',
  'purchase-orders': 'purchase order',
  questions: 'question',
  'promo-codes': 'promo',
  users: 'user',
  webinars: 'webinar',
  referrers: 'referrer',
  referrals: 'referral',
};

/** The parameter that names a target in the paths of its kind. */
export const ID_NAMES: Readonly<Partial<Record<Target['kind'], string>>> = {
  order: 'orderId',
  bid: 'bidId',
  conflict: 'conflictId',
  'purchase order': 'purchaseOrderId',
  supplier: 'supplierId',
  question: 'questionId',
  file: 'attachmentId',
  filter: 'savedFilterId',
  promo: 'promoCodeId',
  user: 'userId',
  webinar: 'webinarId',
  referrer: 'referrerId',
};

/** Orders for bids; those that accept bids are more frequent. */
function ofOrders(targets: readonly Target[]): Target[] {
  const suppliers = targets
    .filter(({ kind }) => kind === 'supplier')
    .slice(0, 5)
    .flatMap(({ params }) => Object.values(params));
  const orders = targets
    .filter(({ kind }) => kind === 'order')
    .map((order): Target => ({ ...order, ids: [...order.ids, ...suppliers] }));
  const open = orders.filter(({ actions }) => actions.includes('close') || actions.includes('reopen'));
  return [...orders, ...open, ...open, ...open, ...open];
}
