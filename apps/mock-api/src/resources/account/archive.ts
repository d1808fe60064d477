/** Exports everything that an account holds as the files of an archive. */
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import type { ZipEntry } from '@zakupki/mock-engine/pipeline/response/zip';
import type { OrderRecord } from '../../model/records/orders.ts';
import { createWorld } from '@zakupki/mock-engine/world/world';
import { presentAccess, presentLedgerLine } from '../access/present.ts';
import { maySeeFile } from '../attachments/rights.ts';
import { presentEvent } from '../audit/present.ts';
import { newestFirst } from '../../rules/audit.ts';
import { presentPayment } from '../access/payments.ts';
import { presentConflict } from '../conflicts/present.ts';
import { orderConflicts } from '../../tables/conflicts.ts';
import { orderData } from '../exports/order-data.ts';
import { presentInvitation } from '../invitations/present.ts';
import { presentNotification } from '../notifications/present.ts';
import { listNoticesFor } from '../notifications/store.ts';
import { presentProfile } from '../profile/present.ts';
import { presentQuestion } from '../questions/present.ts';
import { presentSavedFilter } from '../saved-filters/present.ts';
import { supplierPresenter } from '../suppliers/present.ts';
import { listAddressBook } from '../suppliers/store.ts';
import { presentUser } from '../users/present.ts';
import { webinarTitle } from '../../rules/webinars.ts';
import { readAttachment } from '../../tables/attachments.ts';

/** Reads a copy of the world, so later changes do not reach the archive. */
export function archiveEntries(call: Call): AsyncGenerator<ZipEntry> {
  const { world } = call;
  const copy = createWorld(world.name, world.seed, { ...world.memento(), clock: 'frozen' }, undefined, world.files);
  return entriesOf(call.on(copy));
}

async function* entriesOf(call: Call): AsyncGenerator<ZipEntry> {
  const { world, caller } = call;
  yield json('account.json', accountData(call));
  yield json('suppliers.json', listAddressBook(call).map(supplierPresenter(call)));
  for (const order of world.orders.where('owner', caller.user.id)) {
    yield json(`orders/${order.number}.json`, { ...orderData(order, call), ...orderRecords(order, call) });
  }
  for (const file of world.attachments.where('user', caller.user.id)) {
    const bytes = maySeeFile(file, call) ? await readAttachment(file, world) : null;
    if (bytes) yield { name: `files/${file.id}-${file.fileName}`, bytes, isPacked: true };
  }
}

const json = (name: string, content: unknown): ZipEntry => ({
  name,
  bytes: Buffer.from(`${JSON.stringify(content, null, 2)}\n`),
});

function accountData(call: Call) {
  const { world, nowIso, lang, caller } = call;
  const { user } = caller;
  return {
    exportedAt: nowIso,
    user: presentUser(user),
    profile: presentProfile(user.profile),
    access: presentAccess(call, user),
    credits: world.credits.where('owner', user.id).map(presentLedgerLine),
    payments: world.payments.where('owner', user.id).map((payment) => presentPayment(payment, world, lang)),
    redemptions: world.redemptions.where('owner', user.id),
    savedFilters: world.savedFilters.where('owner', user.id).map(presentSavedFilter),
    notifications: listNoticesFor(call, user).map((notice) =>
      presentNotification(notice, world.notificationReads.get(notice.id)?.at ?? null, user, lang),
    ),
    webinars: world.webinarSeats.where('email', user.email.toLowerCase()).map((seat) => {
      const webinar = world.webinars.get(seat.webinarId);
      const { webinarId, createdAt, attendedAt } = seat;
      return { webinarId, title: webinar ? webinarTitle(webinar)[lang] : null, registeredAt: createdAt, attendedAt };
    }),
  };
}

function orderRecords(order: OrderRecord, call: Call) {
  const { world } = call;
  return {
    invitations: world.invitations.where('order', order.id).map((invitation) => presentInvitation(invitation, world)),
    questions: world.questions.where('order', order.id).map((question) => presentQuestion(question, call)),
    conflicts: orderConflicts(call, order).map((entry) => presentConflict(entry, order, call)),
    history: newestFirst(world.audit.where('order', order.id)).map((event) => presentEvent(event, call)),
  };
}
