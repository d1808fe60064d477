/** Exports and deletes an account. */
import { isOpen } from '../../model/records/orders.ts';
import type { Words } from '@zakupki/words';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { Problem } from '@zakupki/mock-engine/pipeline/problem';
import { downloadAs, fileName } from '@zakupki/mock-engine/pipeline/response/download';
import { zipChunks } from '@zakupki/mock-engine/pipeline/response/zip';
import { applyDueOrderChanges } from '../orders/store.ts';
import { composeMessage } from '../outbox/messages.ts';
import { send } from '../outbox/store.ts';
import { readOwnPassword, requireOwnPassword } from '../session/try-limits.ts';
import { archiveEntries } from './archive.ts';
import { eraseAccount } from './erase.ts';
import { findPendingPayment } from '../access/payments.ts';

const FILE_NAME: Words = { en: 'Zakupki account', ru: 'Учётная запись в Закупках' };

export const account = {
  exportAccount: operation<'exportAccount'>({
    personal: true,
    handle: (_request, call) => {
      const { now, nowIso, lang, caller } = call;
      applyDueOrderChanges(call, caller.user.id);
      const entries = archiveEntries(call);
      return {
        status: 200,
        file: { type: 'application/zip', stream: () => zipChunks(entries, now) },
        headers: downloadAs(fileName([FILE_NAME[lang], nowIso.slice(0, 10)], 'zip')),
      };
    },
  }),

  deleteAccount: operation<'deleteAccount', undefined, string | null>({
    personal: true,
    guard: (_target, call) => {
      const { world, caller } = call;
      const { user } = caller;
      if (user.role === 'admin') throw new Problem('account_of_administrator');
      applyDueOrderChanges(call, user.id);
      const count = world.orders.where('owner', user.id).filter(isOpen).length;
      if (count > 0) throw new Problem('account_has_open_orders', { params: { count } });
      const pending = findPendingPayment(world, user.id);
      if (pending) throw new Problem('account_payment_pending', { params: { since: pending.createdAt.slice(0, 10) } });
    },
    read: ({ body }, call) => readOwnPassword(call, body.password),
    handle: (_request, call, _target, fitting) => {
      requireOwnPassword(call, fitting, '/password');
      const { email, locale } = call.caller.user;
      eraseAccount(call);
      send(call.world, composeMessage('accountDeleted', locale, email));
      return { status: 204 };
    },
  }),
} satisfies Operations<'exportAccount' | 'deleteAccount'>;
