/** Checkout of plans and packs, and trial extensions. Card data never reaches this server. */
import type { Body } from '@zakupki/api-client/operation';
import type { CheckoutDraft } from '@zakupki/api-client/schema';
import { composeMessage, messagePaths } from '../outbox/messages.ts';
import { notFound, Problem } from '../../pipeline/problem.ts';
import { accessStatus } from '../access/rules/access.ts';
import type { Fault } from '../../sentences/fault.ts';
import { normalizeCode, calculateDiscount, PRICE_VAT_RATE } from '../promo-codes/rules/promo-code.ts';
import { taxpayerFaults } from '../suppliers/rules/tax-id.ts';
import { toIso } from '../../world/clock.ts';
import type { PackRecord, PaymentRecord, PlanRecord, PromoCodeRecord } from '../../world/records/billing.ts';
import type { UserRecord } from '../../world/records/users.ts';
import { presentAccess } from '../access/present.ts';
import { calculateBestPrice } from './discounts.ts';
import { listPublicPlans } from './plans.ts';
import { type Context, operation, type Operations } from '../../pipeline/operation.ts';
import { send } from '../outbox/store.ts';
import { pageOf } from '../../lists/page.ts';
import { itemName, findPendingPayment, applyPayment } from './store.ts';
import { presentPack, presentPayment } from './present.ts';
import { promoProblem, redeem, type PromoUse, extendTrialOf, requireWorkingCode } from '../promo-codes/store.ts';
import { refuse } from '../../pipeline/refuse.ts';

/** Delay of bank transfers and pending card payments. */
const ARRIVAL_MS = 24 * 60 * 60 * 1000;
const EXTENSION_DAYS = 3;

type CheckoutItem = { plan: PlanRecord; pack?: undefined } | { plan?: undefined; pack: PackRecord };

/** @throws Problem 422 */
function requireItem({ world, lang }: Context, { planId, packId, period, invoice }: CheckoutDraft): CheckoutItem {
  const named = planId === undefined ? undefined : world.plans.get(planId);
  const plan =
    period === undefined
      ? named
      : listPublicPlans(world).find((one) => one.code === named?.code && one.period === period);
  const pack = packId === undefined ? undefined : world.packs.get(packId);
  const faults: (Fault | false)[] = [
    planId === undefined && packId === undefined && { pointer: '/planId', code: 'required', said: 'plan_or_pack' },
    planId !== undefined && packId !== undefined && { pointer: '/packId', code: 'not_allowed', said: 'plan_and_pack' },
    planId !== undefined && !plan?.isPublic && { pointer: '/planId', code: 'ref_not_found', said: 'plan_unknown' },
    packId !== undefined &&
      planId === undefined &&
      !pack && { pointer: '/packId', code: 'ref_not_found', said: 'pack_unknown' },
    packId !== undefined &&
      period !== undefined && { pointer: '/period', code: 'not_allowed', said: 'pack_has_no_period' },
    invoice !== undefined &&
      invoice.company.trim() === '' && { pointer: '/invoice/company', code: 'required', said: 'required' },
    ...(invoice ? taxpayerFaults({ taxId: invoice.taxId, kpp: null }, '/invoice') : []),
  ];
  refuse(
    faults.filter((fault) => fault !== false),
    { lang },
  );
  return plan ? { plan } : { pack: pack as PackRecord };
}

type CheckoutSum = Pick<PaymentRecord, 'price' | 'discount' | 'amount' | 'vat' | 'promoCode'>;

/** `code` is the promo code to redeem, if any. @throws Problem 422, 429 */
function calculateSum(
  context: Context,
  { plan, pack }: CheckoutItem,
  typed: string | undefined,
): CheckoutSum & { code?: PromoCodeRecord } {
  const { world, now, caller } = context;
  const kept = plan
    ? calculateBestPrice(world, caller.user.id, plan, now)
    : { ...calculateDiscount(pack.price, null, pack.currency), promoCode: null };
  // A code redeemed earlier is not redeemed twice.
  if (typed === undefined || kept.promoCode === normalizeCode(typed)) return kept;
  const use: PromoUse = { user: caller.user, planId: plan?.id ?? null, pointer: '/promoCode' };
  const code = requireWorkingCode(context, typed, use);
  if (!plan) throw promoProblem(context, use, 'promo_not_applicable', 'promo_not_for_packs');
  if (!code.discount) throw promoProblem(context, use, 'promo_not_applicable', 'promo_no_discount');
  const offer = calculateDiscount(plan.price, code.discount, plan.currency);
  return { ...offer, promoCode: code.code, code };
}

/** @throws Problem 409 for a pack without access, or while another payment is pending */
function ensureCanPay({ world, now, caller }: Context, { pack }: CheckoutItem, outcome: PaymentRecord['status']): void {
  if (pack && !['trial', 'active', 'grace'].includes(accessStatus(caller.user, now))) {
    throw new Problem('pack_needs_access');
  }
  const pending = findPendingPayment(world, caller.user.id);
  if (pending && outcome === 'pending') {
    throw new Problem('payment_pending', { params: { since: pending.createdAt.slice(0, 10) } });
  }
}

function newPayment(
  context: Context,
  body: Body<'startCheckout'>,
  item: CheckoutItem,
  sum: CheckoutSum,
): PaymentRecord {
  const { world, now, nowIso, caller } = context;
  const { invoice } = body;
  const status = invoice ? 'pending' : (context.payment ?? 'paid');
  const id = world.id('pay');
  const { price, discount, amount, vat, promoCode } = sum;
  return {
    id,
    ownerId: caller.user.id,
    createdAt: nowIso,
    status,
    method: invoice ? 'invoice' : 'card',
    item: item.plan ? { kind: 'plan', id: item.plan.id } : { kind: 'pack', id: item.pack.id },
    price,
    discount,
    amount,
    vat,
    vatRate: PRICE_VAT_RATE,
    currency: (item.plan ?? item.pack).currency,
    promoCode,
    paidAt: status === 'paid' ? nowIso : null,
    expectedAt: status === 'pending' ? toIso(now + ARRIVAL_MS) : null,
    failure: status === 'failed' ? 'card_declined' : null,
    invoice: invoice
      ? { ...invoice, company: invoice.company.trim(), number: `С-${nowIso.slice(0, 4)}-${id.slice(-5)}` }
      : null,
  };
}

function sendInvoice({ world, caller }: Context, payment: PaymentRecord): void {
  if (!payment.invoice) return;
  const { locale } = caller.user;
  const { number, company, email } = payment.invoice;
  const { amount, vat, currency } = payment;
  const params = { number, company, amount, vat, currency, item: itemName(payment.item, world, locale) };
  send(world, composeMessage('invoice', locale, email, [messagePaths.orders], params));
}

/** Cancels a pending payment of the same kind. */
function settlePayment(context: Context, payment: PaymentRecord): UserRecord {
  const { world, caller, idempotencyKey } = context;
  const pending = findPendingPayment(world, caller.user.id);
  if (pending?.item.kind === payment.item.kind && payment.item.kind === 'plan') {
    world.payments.put({ ...pending, status: 'cancelled', expectedAt: null });
  }
  const actor = { id: caller.user.id, impersonatorId: null };
  return applyPayment(world, caller.user, payment, context.now, { actor, idempotencyKey });
}

export const checkout = {
  listCreditPacks: operation<'listCreditPacks'>({
    handle: (_request, { world }) => {
      const packs = world.packs.all().sort((a, b) => a.credits - b.credits);
      return { status: 200, body: { data: packs.map(presentPack) } };
    },
  }),

  startCheckout: operation<'startCheckout'>({
    personal: true,
    handle: ({ body }, context) => {
      const { world, caller, lang } = context;
      const item = requireItem(context, body);
      const { code, ...sum } = calculateSum(context, item, body.promoCode);
      const payment = newPayment(context, body, item, sum);
      ensureCanPay(context, item, payment.status);
      if (code && payment.status !== 'failed') redeem(context, caller.user, code);
      const after = payment.status === 'paid' ? settlePayment(context, payment) : caller.user;
      world.payments.put(payment);
      sendInvoice(context, payment);
      const { status } = payment;
      if (status === 'cancelled') throw new Error('A new payment is never cancelled');
      const presented = presentPayment(payment, world, lang);
      return { status: 201, body: { status, payment: presented, access: presentAccess(context, after) } };
    },
  }),

  listPayments: operation<'listPayments'>({
    handle: ({ query }, { world, lang, caller }) => {
      const rows = world.payments
        .where('owner', caller.user.id)
        .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id.localeCompare(a.id));
      const { data, page } = pageOf(rows, query);
      return { status: 200, body: { data: data.map((payment) => presentPayment(payment, world, lang)), page } };
    },
  }),

  getPayment: operation<'getPayment', PaymentRecord>({
    locate: ({ paymentId }, { world, caller }) => {
      const payment = world.payments.get(paymentId);
      if (payment?.ownerId !== caller.user.id) throw notFound();
      return payment;
    },
    handle: (_request, { world, lang }, payment) => ({ status: 200, body: presentPayment(payment, world, lang) }),
  }),

  extendTrial: operation<'extendTrial'>({
    personal: true,
    guard: (_target, { caller: { user } }) => {
      if (user.subscription) throw new Problem('trial_extension_not_for_subscribers');
      if (!user.trial) throw new Problem('trial_not_begun');
      if (user.trial.extensionsUsed > 0) throw new Problem('trial_extension_used');
    },
    handle: (_request, context) => {
      const { world, caller, idempotencyKey } = context;
      const actor = { id: caller.user.id, impersonatorId: null };
      const extended = extendTrialOf(context, caller.user, EXTENSION_DAYS, { order: null, actor, idempotencyKey });
      const trial = extended.trial && { ...extended.trial, extensionsUsed: 1 };
      return { status: 200, body: presentAccess(context, world.users.put({ ...extended, trial })) };
    },
  }),
} satisfies Operations<'listCreditPacks' | 'startCheckout' | 'listPayments' | 'getPayment' | 'extendTrial'>;
