import { expect, it, vi } from 'vitest';
import { NO_EFFECTS } from '../../../test/no-effects.ts';
import { scriptedApi } from '../../../test/scripted-api.ts';
import { createSession } from '../../session/session.ts';
import type { CallContext } from '../base-query.ts';
import { uploadAttachment } from './upload.ts';

it('a late 401 of an upload leaves the session of the next user alone (C4)', async () => {
  const { promise: signedInAgain, resolve: release } = Promise.withResolvers<void>();
  const api = await scriptedApi(() => ({ status: 401, after: signedInAgain }));
  const session = createSession(window);
  const endSession = vi.fn<() => void>();
  const context: CallContext = {
    baseUrl: api.baseUrl,
    session,
    isLeft: () => false,
    effects: {
      ...NO_EFFECTS,
      address: () => ({ pathname: '/zakupki/orders', search: '', hash: '' }),
      endSession,
    },
  };
  const send = () =>
    uploadAttachment(
      { file: new File(['%PDF-1.4'], 'offer.pdf'), owner: 'order', ownerId: 'ord_1' },
      crypto.randomUUID(),
      { onProgress() {}, signal: new AbortController().signal },
    )(vi.fn<never>(), () => ({}), context);

  session.start('tok_1');
  const late = send();
  await vi.waitUntil(() => api.requests.length === 1);
  session.start('tok_2');
  release();
  expect(await late).toMatchObject({ ok: false, error: { status: 401 } });
  expect(endSession).not.toHaveBeenCalled();

  // The same response to the current user ends the session.
  await send();
  expect(endSession).toHaveBeenCalledOnce();
});
