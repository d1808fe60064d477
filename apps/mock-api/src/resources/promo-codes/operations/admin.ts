/** Promo codes for administrators. */
import { etag } from '@zakupki/api-client/operation';
import type { PromoCode } from '@zakupki/api-client/schema';
import { notFound, Problem } from '@zakupki/mock-engine/pipeline/problem';
import type { Fault } from '../../../sentences/fault.ts';
import { blankPromo, hasSameEffect, promoFaults, patchPromo } from '../../../rules/promo-codes/draft.ts';
import { promoState } from '../../../rules/promo-codes/promo-code.ts';
import { searchFor } from '@zakupki/mock-engine/lists/search';
import { byDate, byNumber, byText, sortRows } from '@zakupki/mock-engine/lists/sort';
import type { PromoCodeRecord } from '../../../model/records/billing.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import { actorOf } from '../../../tables/audit.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { pageOf } from '@zakupki/mock-engine/lists/page';
import { timesRedeemed } from '../store.ts';
import { refuse } from '../../../sentences/refuse.ts';

const COLUMNS = {
  createdAt: byDate<PromoCode>(({ createdAt }) => createdAt),
  code: byText<PromoCode>(({ code }) => code),
  expiresAt: byDate<PromoCode>(({ expiresAt }) => expiresAt),
  timesRedeemed: byNumber<PromoCode>((promo) => promo.timesRedeemed),
};

function presentPromoCode(promo: PromoCodeRecord, { world, now }: Call): PromoCode {
  const times = timesRedeemed(world, promo);
  return { ...promo, timesRedeemed: times, state: promoState(promo, times, now) };
}

function locatePromoCode({ promoCodeId }: { promoCodeId: string }, { world }: Call): PromoCodeRecord {
  const promo = world.promoCodes.get(promoCodeId);
  if (!promo) throw notFound();
  return promo;
}

function unknownFaults(world: World, { restrictions, referrerId }: PromoCodeRecord): Fault[] {
  const referrer: Fault[] =
    referrerId === null || world.referrers.get(referrerId)
      ? []
      : [{ pointer: '/referrerId', code: 'ref_not_found', said: 'referrer_unknown' }];
  const plans = restrictions.planIds.flatMap((id, index): Fault[] =>
    world.plans.get(id)
      ? []
      : [{ pointer: `/restrictions/planIds/${index}`, code: 'ref_not_found', said: 'plan_unknown' }],
  );
  return [...plans, ...referrer];
}

/** @throws Problem 422; 409 for a code that is taken */
function storePromoCode(promo: PromoCodeRecord, call: Call) {
  const { world } = call;
  refuse([...promoFaults(promo), ...unknownFaults(world, promo)], call);
  if (world.promoCodes.where('code', promo.code).some(({ id }) => id !== promo.id)) {
    throw new Problem('promo_code_taken', { params: { code: promo.code } });
  }
  world.promoCodes.put(promo);
  return presentAnswer(promo, call);
}

const presentAnswer = (promo: PromoCodeRecord, call: Call) => ({
  body: presentPromoCode(promo, call),
  headers: { ETag: etag(promo) },
});

export const adminPromoCodes = {
  listPromoCodes: operation<'listPromoCodes'>({
    handle: ({ query }, call) => {
      const { q, kind, state, sort = ['-createdAt'] } = query;
      const matches = q === undefined ? () => true : searchFor(q);
      const rows = call.world.promoCodes
        .all()
        .map((promo) => presentPromoCode(promo, call))
        .filter(
          (promo) =>
            matches([promo.code, promo.note]) &&
            (!kind || kind.includes(promo.kind)) &&
            (!state || state.includes(promo.state)),
        );
      return { status: 200, body: pageOf(sortRows(rows, sort, COLUMNS), query) };
    },
  }),

  createPromoCode: operation<'createPromoCode'>({
    handle: ({ body }, call) => {
      const { world, nowIso } = call;
      const { kind, ...rest } = body;
      const promo: PromoCodeRecord = {
        ...patchPromo(blankPromo({ code: body.code, kind }, nowIso), rest),
        id: world.id('prm'),
        version: 1,
        createdAt: nowIso,
        updatedAt: nowIso,
        createdBy: actorOf(call),
      };
      return { status: 201, ...storePromoCode(promo, call) };
    },
  }),

  getPromoCode: operation<'getPromoCode', PromoCodeRecord>({
    locate: locatePromoCode,
    handle: (_request, call, promo) => ({ status: 200, ...presentAnswer(promo, call) }),
  }),

  updatePromoCode: operation<'updatePromoCode', PromoCodeRecord>({
    locate: locatePromoCode,
    current: presentPromoCode,
    handle: ({ body }, call, promo) => {
      const { world, nowIso } = call;
      const changed = { ...patchPromo(promo, body), version: promo.version + 1, updatedAt: nowIso };
      if (!hasSameEffect(promo, changed) && timesRedeemed(world, promo) > 0) {
        throw new Problem('promo_code_in_use');
      }
      return { status: 200, ...storePromoCode(changed, call) };
    },
  }),
} satisfies Operations<'listPromoCodes' | 'createPromoCode' | 'getPromoCode' | 'updatePromoCode'>;
