/** Rules for every operation, derived from the contract: access, refusals and their form. */
import { ARRANGEMENTS } from './inputs/arrangements.ts';
import { forEach, nowhere, refused } from './inputs/each.ts';
import { entityOf, idOf, tagOf } from './inputs/entities.ts';
import { checks, expect } from '../suite/checks.ts';
import { pointers } from '@zakupki/mock-engine/suite/client';
import { account, admin, client, ContractClient, signedIn } from '../suite/client.ts';
import { type Described, exampleCode, exampleNames, operations, PERSONAL } from '../suite/operations.ts';
import { actingFor, callerOf, stranger, supplier } from './inputs/callers.ts';
import { ownSupplier } from './inputs/own/shared-orders.ts';
import { arranged, arrangedInFull, arrangedToSucceed } from './inputs/own/arranged.ts';
import { onMock } from '@zakupki/mock-engine/suite/target';
import { currentTarget, hasSeed } from '../suite/target.ts';

forEach(
  'nothing',
  'requires a valid token (E5)',
  ({ secured }) => secured,
  async (operation) => {
    for (const caller of [client(), client().with({ token: 'tok_that_never_was_0000' })]) {
      await refused(caller, operation, nowhere(operation), 401, 'unauthorized');
    }
  },
);

for (const operationId of ['getMe', 'listOrders', 'listSuppliers'] as const) {
  const operation = operations.find((one) => one.operationId === operationId) as Described;
  checks(operation.resource, 'account').it(
    `${operationId} refuses a truncated token, and one in the query (E5)`,
    async () => {
      const caller = await account();
      const { session } = caller;
      const { token = '' } = session;
      for (const part of [token.slice(0, -1), token.slice(0, token.length / 2), `${token}0`]) {
        await refused(client().with({ ...session, token: part }), operation, nowhere(operation), 401);
      }
      const bare = new ContractClient(currentTarget(), { world: session.world });
      for (const name of ['token', 'access_token', 'authorization', 'auth-token']) {
        await refused(bare, operation, { ...nowhere(operation), query: [[name, token]] }, 401);
      }
      await caller.ok('getMe', {});
    },
  );
}

forEach(
  'account',
  'returns 404 for an unknown id',
  ({ pathNames }) => pathNames.length > 0,
  async (operation) => {
    const caller = await callerOf(operation);
    await refused(caller, operation, nowhere(operation), 404, 'not_found');
  },
);

forEach(
  'account',
  'accepts only JSON within the size limit',
  ({ body }) => body !== null,
  async (operation) => {
    const caller = operation.secured ? await callerOf(operation) : client();
    const request = nowhere(operation);
    const headers = { ...request.headers, 'content-type': 'text/plain' };
    await refused(caller, operation, { ...request, headers }, 415, 'unsupported_media_type');
    await refused(caller, operation, { ...request, body: '{"a": ' }, 400, 'malformed_json');
    const large = JSON.stringify({ text: 'x'.repeat(operation.bodyLimit) });
    await refused(caller, operation, { ...request, body: large }, 413, 'too_large');
  },
);

forEach(
  'account',
  'succeeds (E4)',
  () => true,
  async (operation) =>
    arrangedToSucceed(operation, async ({ caller, request }) => {
      expect((await caller.send(operation.operationId, request)).status).toBe(operation.success);
    }),
);

/** The constants of the specification, by the code that goes with each (spec §8). */
const CONSTANTS: Readonly<Record<number, readonly string[]>> = {
  402: ['SUBSCRIPTION_EXPIRED', 'CREDITS_EXPIRED', 'TRIAL_EXPIRED'],
  460: ['PHONE_REQUIRED'],
};
const SCENARIOS = { 402: ['subscription-expired', 'credits-expired', 'trial-expired'], 460: ['phone-required'] };

forEach(
  'forced',
  'can be refused with 402 and 460 and their exact messages',
  ({ gated }) => gated,
  async (operation) => {
    const caller = client();
    for (const status of [402, 460] as const) {
      for (const [at, message] of (CONSTANTS[status] ?? []).entries()) {
        const scenario = { 'x-mock-scenario': SCENARIOS[status][at] ?? '' };
        const preferred = { prefer: `code=${status}, example=${message}` };
        for (const more of [scenario, preferred]) {
          const request = nowhere(operation);
          const headers = { ...request.headers, ...more };
          const { body } = await refused(caller, operation, { ...request, headers }, status);
          expect([body.message, body.code]).toEqual([message, message.toLowerCase()]);
        }
      }
      const [message = ''] = CONSTANTS[status] ?? [];
      const forced = client();
      await forced.scenario({ rules: [{ when: { operationId: operation.operationId }, then: { status, message } }] });
      expect((await refused(forced, operation, nowhere(operation), status)).body.message).toBe(message);
    }
  },
);

forEach(
  'people',
  'returns 460 to a user without a confirmed phone',
  ({ gated }) => gated,
  async (operation) => {
    const caller = await signedIn('no-phone');
    expect((await refused(caller, operation, nowhere(operation), 460)).body.message).toBe('PHONE_REQUIRED');
  },
);

forEach(
  'account',
  'allows impersonation to administrators only (E6)',
  ({ secured, forAdmins }) => secured && !forAdmins,
  async (operation) => {
    const caller = (await callerOf(operation)).with({ actAs: 'usr_empty' });
    await refused(caller, operation, nowhere(operation), 403, 'impersonation_forbidden');
  },
);

forEach(
  'account',
  'is allowed to administrators only, also during impersonation (B10)',
  ({ forAdmins }) => forAdmins,
  async (operation) => {
    const buyer = await account();
    for (const caller of [buyer, buyer.with({ actAs: 'usr_admin' })]) {
      // Also for an unknown id and for a request it would refuse anyway.
      const { body, headers } = await refused(
        caller,
        operation,
        { ...nowhere(operation), query: [['colour', 'red']] },
        403,
      );
      expect([body.code, headers['x-acting-as']]).toEqual(['admin_only', undefined]);
    }
    await arranged(operation.operationId, async ({ caller, request }) => {
      if (hasSeed()) {
        // Nor to a user whom an administrator impersonates.
        await caller.call('getMe', {});
        const other = await caller.signIn('empty');
        await refused(other, operation, request, 403, 'admin_only');
      }
      // The impersonation header, valid or not, has no effect here.
      const answer = await caller.with({ actAs: 'usr_unknown' }).send(operation.operationId, request);
      expect([answer.status, answer.headers['x-acting-as']]).toEqual([operation.success, undefined]);
    });
  },
);

forEach(
  'account',
  'is refused to suppliers before anything else',
  ({ secured, forAdmins, forSuppliers }) => secured && !forAdmins && !forSuppliers,
  async (operation) => {
    const caller = await supplier();
    await refused(caller, operation, { ...nowhere(operation), query: [['colour', 'red']] }, 403, 'supplier_forbidden');
  },
);

forEach(
  'account',
  'is refused to everyone but suppliers',
  ({ forSuppliersOnly }) => forSuppliersOnly,
  async (operation) => {
    for (const known of [account, admin]) {
      const caller = await known();
      await refused(caller, operation, { ...nowhere(operation), query: [['colour', 'red']] }, 403, 'supplier_only');
    }
  },
);

/** A supplier who was signed in while the invitation was revoked. */
async function revoked(): Promise<ContractClient> {
  if (!hasSeed()) return ownSupplier('revoked');
  const caller = await signedIn('supplier');
  const buyer = await caller.signIn('buyer');
  await buyer.ok('revokeInvitation', { orderId: 'ord_tender', invitationId: 'inv_tender_tara', body: {} });
  return caller;
}

forEach(
  'account',
  'ends with the invitation of a supplier',
  ({ secured }) => secured,
  async (operation) => {
    await refused(await revoked(), operation, nowhere(operation), 401, 'invitation_revoked');
  },
);

forEach(
  'forced',
  'never returns 402 or 460',
  ({ gated }) => !gated,
  async ({ operationId }) => {
    const { caller, request } = await ARRANGEMENTS[operationId]();
    for (const scenario of Object.values(SCENARIOS).flat()) {
      const headers = { ...request.headers, 'x-mock-scenario': scenario };
      const { status } = await caller.send(operationId, { ...request, headers });
      expect([402, 460]).not.toContain(status);
    }
  },
);

forEach(
  'forced',
  'returns every declared status and example when forced (E2)',
  () => true,
  async (operation) => {
    const caller = client();
    for (const status of operation.statuses.filter((one) => one >= 400)) {
      for (const example of exampleNames(operation.operationId, status)) {
        const headers = { ...nowhere(operation).headers, prefer: `code=${status}, example=${example}` };
        const answer = await refused(caller, operation, { ...nowhere(operation), headers }, status);
        expect(answer.body.code).toBe(exampleCode(operation.operationId, status, example));
        if (answer.headers['retry-after'] !== undefined)
          expect(answer.headers['retry-after']).toMatch(/^[1-9]\d{0,3}$/);
      }
    }
  },
);

forEach(
  'account',
  'requires the current version',
  ({ takesIfMatch }) => takesIfMatch,
  async (operation) =>
    arranged(operation.operationId, async ({ caller, request }) => {
      const { 'if-match': present = '', ...others } = request.headers ?? {};
      const withHeader = (version: Record<string, string>) => ({ ...request, headers: { ...others, ...version } });
      await refused(caller, operation, withHeader({}), 428, 'precondition_required');
      await refused(caller, operation, withHeader({ 'if-match': '3' }), 400, 'invalid_header');
      for (const version of ['"999999999"', present.replace(/"$/, '1"')]) {
        const stale = await refused(caller, operation, withHeader({ 'if-match': version }), 412);
        const { current } = stale.body as { current?: unknown };
        expect(stale.body.code).toBe('stale');
        if (onMock()) expect(tagOf(current)).toBe(present);
        const id = idOf(request.params);
        // The path of an award names its order.
        const shown = current as { id: string; orderId?: string };
        if (id !== '') expect(operation.operationId === 'revokeAward' ? shown.orderId : shown.id).toBe(id);
      }
      // The refused requests have changed nothing.
      if (hasSeed()) expect((await caller.send(operation.operationId, request)).status).toBe(operation.success);
    }),
);

forEach(
  'account',
  'returns 404 to other users (E7)',
  ({ pathNames, secured, forAdmins, forSuppliersOnly }) =>
    pathNames.length > 0 && secured && !forAdmins && !forSuppliersOnly,
  async (operation) =>
    arranged(operation.operationId, async ({ caller, request }) => {
      const other = await stranger(caller);
      // Its owner has just read it.
      await refused(caller, operation, { ...request, query: [['colour', 'red']] }, 422);
      await refused(other, operation, request, 404, 'not_found');
    }),
);

forEach(
  'account',
  'rejects unknown and repeated parameters',
  () => true,
  async (operation) =>
    arrangedInFull(operation, async ({ caller, request }) => {
      const unknown = await refused(caller, operation, { ...request, query: [['colour', 'red']] }, 422);
      expect(pointers(unknown.body)).toEqual(['?colour unknown_parameter']);
      for (const { name } of operation.query) {
        const query = ['1', '2'].map((value) => [name, value] as const);
        const twice = await refused(caller, operation, { ...request, query }, 422);
        expect(pointers(twice.body)).toEqual([`?${name} repeated_parameter`]);
      }
    }),
);

forEach(
  'account',
  'returns the same ETag and a new request id on every read',
  ({ method }) => method === 'GET',
  async ({ operationId, success }) =>
    arranged(operationId, async ({ caller, request }) => {
      const answer = await caller.send(operationId, request);
      expect(answer.status).toBe(success);
      const again = await caller.send(operationId, request);
      expect(again.headers['etag']).toBe(answer.headers['etag']);
      expect(again.headers['x-request-id']).not.toBe(answer.headers['x-request-id']);
    }),
);

const CYRILLIC = /\p{Script=Cyrillic}/u;

forEach(
  'account',
  'describes errors in the requested language',
  () => true,
  async (operation) =>
    arrangedInFull(operation, async ({ caller, request }) => {
      for (const lang of ['ru-RU,ru;q=0.9', 'en-GB,en;q=0.9']) {
        const headers = { ...request.headers, 'accept-language': lang };
        const asked = { ...request, headers, query: [['colour', 'red']] } as const;
        const { message, errors } = (await refused(caller, operation, asked, 422)).body;
        for (const text of [message, errors?.[0]?.message ?? ''])
          expect([lang, CYRILLIC.test(text)]).toEqual([lang, lang.startsWith('ru')]);
      }
    }),
);

forEach(
  'account',
  'is refused during impersonation',
  ({ operationId }) => PERSONAL.includes(operationId),
  async (operation) => {
    const request = hasSeed() ? (await ARRANGEMENTS[operation.operationId]()).request : nowhere(operation);
    const { acting, userId } = await actingFor(await account());
    const { body, headers } = await refused(acting, operation, request, 403);
    expect([body.code, headers['x-acting-as']]).toEqual(['impersonation_action_forbidden', userId]);
  },
);

forEach(
  'account',
  'uses the impersonated user and names them in a header',
  ({ takesActing, forSuppliersOnly, operationId }) =>
    takesActing && !forSuppliersOnly && !PERSONAL.includes(operationId),
  async (operation) =>
    arrangedToSucceed(operation, async ({ caller, request }) => {
      const { operationId, success } = operation;
      const { acting, userId, by } = await actingFor(hasSeed() ? await caller.signIn('buyer') : await account());
      const refusal = await acting.send(operationId, { ...nowhere(operation), query: [['colour', 'red']] });
      expect([refusal.status >= 400, refusal.headers['x-acting-as']]).toEqual([true, userId]);
      const answer = await acting.send(operationId, request);
      expect([answer.status, answer.headers['x-acting-as']]).toEqual([success, userId]);
      const entity = entityOf(answer.body);
      if (entity && success === 201) {
        const author = operationId === 'awardOrder' ? 'decidedBy' : 'createdBy';
        expect(entity).toMatchObject({ [author]: by });
      }
    }),
);
