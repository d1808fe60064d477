/** Checkout of plans and packs, and trial extensions. Card data never reaches this server. */
import { GENERAL_RATE } from '@zakupki/procurement/money/vat-rates';
import type { Body } from '@zakupki/api-client/operation';
import type { CheckoutDraft } from '@zakupki/api-client/schema';
import { composeMessage, messagePaths } from '../outbox/messages.ts';
import { notFound, Problem } from '@zakupki/mock-engine/pipeline/problem';
import { accessStatus, TRIAL } from '../../rules/access/access.ts';
import type { Fault } from '../../sentences/fault.ts';
import { normalizeCode } from '../../rules/promo-codes/promo-code.ts';
import { taxpayerFaults } from '../../rules/companies/tax-id.ts';
import { compare } from '@zakupki/procurement/decimals/decimal';
import { toIso } from '@zakupki/mock-engine/world/clock';
import type { PackRecord, PaymentRecord, PlanRecord, PromoCodeRecord } from '../../model/records/billing.ts';
import { presentAccess } from '../access/present.ts';
import { listPublicPlans, presentPack } from '../access/plans.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { send } from '../outbox/store.ts';
import { pageOf } from '@zakupki/mock-engine/lists/page';
import { cancelPayment, settlePayment } from './store.ts';
import { OPEN_MS } from './confirmation.ts';
import { presentPayment, isWaiting, itemName, listPendingPayments } from '../access/payments.ts';
import { promoProblem, redeem, type PromoUse, requireWorkingCode } from '../promo-codes/store.ts';
import { refuse } from '../../sentences/refuse.ts';
import { calculateDiscount } from '../../rules/access/price.ts';
import { calculateBestPrice } from './best-price.ts';
import { extendTrialOf } from '../access/store.ts';

/** Delay of bank transfers and pending card payments. */
const ARRIVAL_MS = 24 * 60 * 60 * 1000;

type CheckoutItem = { plan: PlanRecord; pack?: undefined } | { plan?: undefined; pack: PackRecord };

/** @throws Problem 422 */
function requireItem({ world, lang }: Call, draft: CheckoutDraft): CheckoutItem {
  const { planId, packId, period, invoice, method, returnUrl } = draft;
  const namedPlan = planId === undefined ? undefined : world.plans.get(planId);
  const plan =
    period === undefined
      ? namedPlan
      : listPublicPlans(world).find((one) => one.code === namedPlan?.code && one.period === period);
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
    method === 'invoice' && invoice === undefined && { pointer: '/invoice', code: 'required', said: 'required' },
    method === 'card' &&
      invoice !== undefined && { pointer: '/invoice', code: 'not_allowed', said: 'card_has_no_invoice' },
    method === 'card' && returnUrl === undefined && { pointer: '/returnUrl', code: 'required', said: 'required' },
    returnUrl !== undefined &&
      (method ?? (invoice ? 'invoice' : 'card')) === 'invoice' && {
        pointer: '/returnUrl',
        code: 'not_allowed',
        said: 'invoice_has_no_page',
      },
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
  call: Call,
  { plan, pack }: CheckoutItem,
  typedCode: string | undefined,
): CheckoutSum & { code?: PromoCodeRecord } {
  const { world, now, caller } = call;
  const current = plan
    ? calculateBestPrice(world, caller.user.id, plan, now)
    : { ...calculateDiscount(pack.price, null, pack.currency), promoCode: null };
  // A code redeemed earlier is not redeemed again.
  if (typedCode === undefined || current.promoCode === normalizeCode(typedCode)) return current;
  const use: PromoUse = { user: caller.user, planId: plan?.id ?? null, pointer: '/promoCode' };
  const code = requireWorkingCode(call, typedCode, use);
  if (!plan) throw promoProblem(call, use, 'promo_not_applicable', 'promo_not_for_packs');
  if (!code.discount) throw promoProblem(call, use, 'promo_not_applicable', 'promo_no_discount');
  const offer = calculateDiscount(plan.price, code.discount, plan.currency);
  return { ...offer, promoCode: code.code, code };
}

/**
 * A payment that waits for confirmation is no obstacle: the new one replaces it.
 * @throws Problem 409 for a pack without access, or while another payment is pending
 */
function ensureCanPay({ world, now, caller }: Call, { pack }: CheckoutItem, payment: PaymentRecord): void {
  if (pack && !['trial', 'active', 'grace'].includes(accessStatus(caller.user, now))) {
    throw new Problem('pack_needs_access');
  }
  const pending = listPendingPayments(world, caller.user.id).find((one) => !isWaiting(one));
  const replacesInvoice = payment.confirmation !== undefined && pending?.method === 'invoice';
  if (pending && payment.status === 'pending' && !replacesInvoice) {
    throw new Problem('payment_pending', { params: { since: pending.createdAt.slice(0, 10) } });
  }
}

function newPayment(call: Call, body: Body<'startCheckout'>, item: CheckoutItem, sum: CheckoutSum): PaymentRecord {
  const { world, now, nowIso, caller } = call;
  const { invoice, returnUrl } = body;
  const outcome = call.forced?.payment;
  // A forced outcome needs no page.
  const opensPage = returnUrl !== undefined && outcome === undefined && compare(sum.amount, '0') > 0;
  const status = invoice || opensPage ? 'pending' : (outcome ?? 'paid');
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
    vatRate: GENERAL_RATE,
    currency: (item.plan ?? item.pack).currency,
    promoCode,
    paidAt: status === 'paid' ? nowIso : null,
    expectedAt: status === 'pending' && !opensPage ? toIso(now + ARRIVAL_MS) : null,
    ...(opensPage && { confirmation: { isWaiting: true, expiresAt: toIso(now + OPEN_MS), returnUrl } }),
    failure: status === 'failed' ? 'card_declined' : null,
    invoice: invoice
      ? { ...invoice, company: invoice.company.trim(), number: `С-${nowIso.slice(0, 4)}-${id.slice(-5)}` }
      : null,
  };
}

function sendInvoice({ world, caller }: Call, payment: PaymentRecord): void {
  if (!payment.invoice) return;
  const { locale } = caller.user;
  const { number, company, email } = payment.invoice;
  const { amount, vat, currency } = payment;
  const params = { number, company, amount, vat, currency, item: itemName(payment.item, world, locale) };
  send(world, composeMessage('invoice', locale, email, [messagePaths.orders], params));
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
    handle: ({ body }, call) => {
      const { world, caller, lang } = call;
      const item = requireItem(call, body);
      const { code, ...sum } = calculateSum(call, item, body.promoCode);
      const payment = newPayment(call, body, item, sum);
      ensureCanPay(call, item, payment);
      if (code && payment.status !== 'failed') redeem(call, caller.user, code);
      const open = listPendingPayments(world, caller.user.id).find(isWaiting);
      if (open && payment.status !== 'failed') cancelPayment(world, open);
      world.payments.put(payment);
      const booking = { actor: { id: caller.user.id, impersonatorId: null }, idempotencyKey: call.idempotencyKey };
      const after = payment.status === 'paid' ? settlePayment(world, payment, call.now, booking) : caller.user;
      sendInvoice(call, payment);
      const { status } = payment;
      if (status === 'cancelled') throw new Error('A new payment is never cancelled');
      const presented = presentPayment(payment, world, lang);
      return { status: 201, body: { status, payment: presented, access: presentAccess(call, after) } };
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
    handle: (_request, call) => {
      const { world, caller, idempotencyKey } = call;
      const actor = { id: caller.user.id, impersonatorId: null };
      const extended = extendTrialOf(call, caller.user, TRIAL.extensionDays, { order: null, actor, idempotencyKey });
      const trial = extended.trial && { ...extended.trial, extensionsUsed: 1 };
      return { status: 200, body: presentAccess(call, world.users.put({ ...extended, trial })) };
    },
  }),
} satisfies Operations<'listCreditPacks' | 'startCheckout' | 'listPayments' | 'getPayment' | 'extendTrial'>;
