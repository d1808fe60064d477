/** Arrangements of documented requests that the general one of their operation does not fit. */
import type { ConflictKindCode } from '@zakupki/api-client/schema';
import { keyed } from '@zakupki/mock-engine/suite/client';
import { client, signedIn } from '../contract/suite/client.ts';
import { type Arrangement, ifMatch, plain } from '../contract/sweeps/inputs/arrange.ts';
import { ARRANGEMENTS } from '../contract/sweeps/inputs/arrangements.ts';

const orderId = 'ord_fasteners';

/** The conflict of this kind and facet on the seeded order. */
const onConflict =
  (kind: ConflictKindCode, facet: string): Arrangement =>
  async () => {
    const caller = await signedIn('buyer');
    const { data } = (await caller.ok('listConflicts', { orderId, kind: [kind] })).body;
    const params = { orderId, conflictId: data.find((one) => one.facet === facet)?.id ?? '' };
    return { caller, request: { params, headers: ifMatch(await caller.ok('getConflict', params)) } };
  };

/** By operation and example. */
export const EXAMPLE_ARRANGEMENTS: Readonly<Record<string, Arrangement>> = {
  'requestPhoneCode anna': plain(),
  'createSupplier metiz': plain({}, 'empty', keyed),
  'resolveConflict unitsPerPack': onConflict('unit_mismatch', 'unknown'),
  'resolveConflict packsPerUnit': onConflict('unit_mismatch', 'unknown'),
  'resolveConflict rate': onConflict('currency_mismatch', 'rate_frozen'),
  'updateAttachment renewed': plain({ params: { attachmentId: 'att_metiz_certificate' } }),
  'registerForWebinar guest': async () => ({
    caller: client(),
    request: { params: { webinarId: 'wbn_conflicts' }, headers: keyed() },
  }),
};

/** Fields that only a message of the server contains; the arrangement takes them from it. */
const FROM_MESSAGE: Readonly<Record<string, readonly string[]>> = {
  logInByToken: ['token'],
  resetPassword: ['token'],
  confirmEmailChange: ['token'],
  confirmPhone: ['phone', 'code'],
};

/** A documented request and its sender, in a world where it succeeds. */
export async function arrangeExample(operationId: keyof typeof ARRANGEMENTS, name: string, example: object) {
  const { caller, request } = await (EXAMPLE_ARRANGEMENTS[`${operationId} ${name}`] ?? ARRANGEMENTS[operationId])();
  const known = Object.entries(request.body ?? {}).filter(([field]) => FROM_MESSAGE[operationId]?.includes(field));
  // Examples show a file by its content.
  const { file } = example as { file?: string };
  const body = { ...example, ...Object.fromEntries(known), ...(file && { file: { name: 'КП.pdf', content: file } }) };
  return { caller, request: { ...request, body } };
}
