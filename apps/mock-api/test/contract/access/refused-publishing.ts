/** People whose access has ended: what a refusal of publishing tells them. */
import { expect } from '../suite/checks.ts';
import type { ContractClient } from '../suite/client.ts';
import { serves } from '../suite/target.ts';
import { TAGS } from '../sweeps/inputs/own/orders.ts';
import { creditsOf, readyOrder } from '../sweeps/inputs/own/shared-orders.ts';

/** Why nothing can be published, by the people of the seed. */
export const CAUSES = {
  'trial-expired': 'TRIAL_EXPIRED',
  'subscription-expired': 'SUBSCRIPTION_EXPIRED',
  'credits-expired': 'CREDITS_EXPIRED',
} as const;

/** What the operations that show the state of access name as the cause. */
async function shownCauses(caller: ContractClient): Promise<(string | null)[]> {
  return [
    ...(serves('getAccess') ? [(await caller.ok('getAccess', {})).body.blockedBy] : []),
    ...(serves('getMe') ? [(await caller.ok('getMe', {})).body.access.blockedBy] : []),
  ];
}

/** Publishing is refused with this cause, by default that of the shown state, costs nothing and leaves a draft. */
export async function expectPublishingRefused(caller: ContractClient, known?: string): Promise<void> {
  const shown = await shownCauses(caller);
  const before = await creditsOf(caller);
  const { body: draft } = await readyOrder(caller, TAGS.empty);
  const request = { orderId: draft.id, ifMatch: '*', body: {} };
  const { message, code } = await caller.refused('publishOrder', request, 402);
  expect(Object.values(CAUSES)).toContain(message);
  expect([message, code]).toEqual([known ?? message, message.toLowerCase()]);
  // Without credits the access has not ended: what costs nothing still works.
  const isPeriod = message !== CAUSES['credits-expired'];
  expect(isPeriod ? shown : shown.filter((cause) => cause !== message && cause !== null)).toEqual(
    isPeriod ? shown.map(() => message) : [],
  );
  if (!isPeriod && before !== null) expect(before).toBe(0);
  if (serves('getOrder')) expect((await caller.ok('getOrder', { orderId: draft.id })).body.status).toBe('draft');
  expect(await creditsOf(caller)).toBe(before);
}
