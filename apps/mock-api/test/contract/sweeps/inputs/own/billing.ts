/** Requests about payments, promo codes and referrers that succeed, on data that the account and its administrator create. */
import type { OperationId } from '@zakupki/api-client/operation';
import { keyed } from '@zakupki/mock-engine/suite/client';
import { account, admin, client, type ContractClient } from '../../../suite/client.ts';
import { NotThere } from '@zakupki/mock-engine/suite/not-there';
import type { Use } from './actions.ts';

/** A payment that nobody confirms; the next one cancels it. */
async function toPay(caller: ContractClient) {
  const [pack] = (await caller.ok('listCreditPacks', {})).body.data;
  if (!pack) throw new NotThere('needs seed of CONTRACT_STATES, or a pack of credits');
  return { packId: pack.id, method: 'card', returnUrl: '/' } as const;
}

const newCode = () => `DOGOVOR-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;

const promoCode = async () => {
  const caller = await admin();
  return caller.ok('createPromoCode', { body: { code: newCode(), kind: 'credits', credits: { amount: 1 } } });
};

export const BILLING: Partial<Record<OperationId, (run: Use) => Promise<void>>> = {
  startCheckout: async (run) => {
    const caller = await account();
    await run({ caller, request: { params: {}, body: await toPay(caller), headers: keyed() } });
  },
  getPayment: async (run) => {
    const caller = await account();
    const { payment } = (await caller.ok('startCheckout', { body: await toPay(caller) })).body;
    await run({ caller, request: { params: { paymentId: payment.id } } });
  },
  previewPromoCode: async (run) => {
    const { code } = (await promoCode()).body;
    await run({ caller: client(), request: { params: {}, body: { code } } });
  },
  redeemPromoCode: async (run) => {
    const { code } = (await promoCode()).body;
    await run({ caller: await account(), request: { params: {}, body: { code }, headers: keyed() } });
  },
  createPromoCode: async (run) => {
    const body = { code: newCode(), kind: 'credits', credits: { amount: 1 } };
    await run({ caller: await admin(), request: { params: {}, body, headers: keyed() } });
  },
  createReferrer: async (run) => {
    const reward = { type: 'credits', value: '1' };
    const body = { name: 'Проверка договора', email: 'x@y.example', code: newCode().toLowerCase(), reward };
    await run({ caller: await admin(), request: { params: {}, body, headers: keyed() } });
  },
  grantAccess: async (run) => {
    const { user } = (await (await account()).ok('getMe', {})).body;
    const body = { kind: 'credits', credits: { amount: 1 }, reason: 'Проверка договора' };
    await run({ caller: await admin(), request: { params: { userId: user.id }, body, headers: keyed() } });
  },
};
