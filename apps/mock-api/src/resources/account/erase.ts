/** Deletes an account's data. What suppliers and accounting also need stays, without personal data. */
import type { UserRecord } from '../../model/records/users.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { allBids, allBidsOf } from '../../tables/bids/order-bids.ts';
import { findMissingFields } from '../../rules/users.ts';
import { endSessions } from '../session/store.ts';
import { BLANK_SUPPLIER } from '../../rules/suppliers/draft.ts';
import { newProfile } from '../users/new-profile.ts';
import { deleteAttachments } from '../../tables/attachments.ts';

/** A domain that never receives e-mail (RFC 2606). */
const placeholder = (userId: string) => `deleted-${userId}@deleted.invalid`.toLowerCase();

export function eraseAccount(call: Call): void {
  const { world, caller } = call;
  const { user } = caller;
  eraseDrafts(world, user.id);
  eraseAddressBook(world, user.id);
  for (const table of ['savedFilters', 'importMappings', 'supplierDistinctions', 'notificationReads'] as const) {
    for (const { id } of world[table].where('owner', user.id)) world[table].delete(id);
  }
  for (const { id } of world.links.where('user', user.id)) world.links.delete(id);
  for (const { id } of world.knownNetworks.where('user', user.id)) world.knownNetworks.delete(id);
  // Stored answers repeat the caller's data.
  for (const { id } of world.replays.all()) if (id.startsWith(`${user.id} `)) world.replays.delete(id);
  eraseSeats(call, user);
  world.users.put(withoutPerson(user, call.nowIso));
  endSessions(call, user.id);
}

/** Deletes drafts without bids: no supplier has seen them. */
function eraseDrafts(world: World, userId: string): void {
  for (const { id, status } of world.orders.where('owner', userId)) {
    if (status !== 'draft' || allBids(world, id).length > 0) continue;
    world.orders.delete(id);
    deleteAttachments(id, { world });
  }
}

/** Suppliers named in bids or invitations stay, with only their public data. */
function eraseAddressBook(world: World, userId: string): void {
  const named = new Set<string | null>([
    ...allBidsOf(world, userId).map(({ supplier }) => supplier.supplierId),
    ...world.invitations.where('owner', userId).map(({ supplierId }) => supplierId),
  ]);
  for (const supplier of world.suppliers.where('owner', userId)) {
    deleteAttachments(supplier.id, { world });
    if (!named.has(supplier.id)) world.suppliers.delete(supplier.id);
    else {
      const { name, taxId, kpp } = supplier;
      const unblocked = { blockedAt: null, blockedBy: null };
      world.suppliers.put({ ...supplier, ...BLANK_SUPPLIER, ...unblocked, name, taxId, kpp });
    }
  }
}

/** Frees the seats of future webinars. Seats of past ones stay without personal data, since they are counted. */
function eraseSeats({ world, now }: Call, user: UserRecord): void {
  for (const seat of world.webinarSeats.where('email', user.email.toLowerCase())) {
    const startsAt = world.webinars.get(seat.webinarId)?.startsAt;
    if (startsAt !== undefined && now < Date.parse(startsAt)) world.webinarSeats.delete(seat.id);
    else world.webinarSeats.put({ ...seat, email: placeholder(user.id), name: '', phone: null, ticket: null });
  }
}

/** The company stays: purchases name it as the buyer. */
function withoutPerson(user: UserRecord, nowIso: string): UserRecord {
  const { company } = user.profile;
  return {
    ...user,
    email: placeholder(user.id),
    status: 'blocked',
    passwordHash: null,
    profile: { ...newProfile(company.name, false, nowIso), company },
    version: user.version + 1,
    deleted: { at: nowIso, hadCompleteProfile: findMissingFields(user.profile).complete },
  };
}
