/**
 * The content of bids that are sealed. Only this file reads and writes its tables, which a test enforces, and it returns
 * content only for a key. A key is made by the session of the supplier whose bid it is, or by the opening, so that code
 * that knows nothing of sealing has nothing to leak (docs/decisions/0098-sealed-bids-are-kept-apart.md).
 */
import { isDeepStrictEqual } from 'node:util';
import type { AuditChange } from '@zakupki/api-client/schema';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { notFound } from '@zakupki/mock-engine/pipeline/problem';
import type { AttachmentRecord } from '../../model/records/attachments.ts';
import type { VersionRecord } from '../../model/records/audit.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import type { LetterRecord } from '@zakupki/mock-engine/world/records/letters';
import type { OrderRecord } from '../../model/records/orders.ts';
import type { ReplayRecord } from '@zakupki/mock-engine/world/records/replays';
import type { SealedContentRecord } from '../../model/records/sealed-contents.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import { isOwnBid } from '../rights/bids.ts';
import { isKeptApart, withContent, withoutContent } from '../../rules/bids/sealing.ts';

/** Private fields make the type nominal: only this file can create a key. */
class Key {
  readonly #opens: (bid: Addressed) => boolean;

  constructor(opens: (bid: Addressed) => boolean) {
    this.#opens = opens;
  }

  /** @throws Error for the key of another bid */
  check(bid: Addressed): void {
    if (!this.#opens(bid)) throw new Error(`This key does not open the bid ${bid.id}.`);
  }
}
export type { Key as SealKey };

type Addressed = Pick<BidRecord, 'id' | 'orderId' | 'invitationId'>;

/** By request. A key stays valid until its end: submitting a bid gives it to the mailbox. */
const ownKeys = new WeakMap<object, Map<string, Key>>();

/** The key of a supplier's session to a bid of its own. @throws Problem 404 for any other caller */
export function ownKey(call: Call, bid: BidRecord): Key {
  const keys = ownKeys.get(call) ?? new Map<string, Key>();
  let key = keys.get(bid.id);
  if (key) return key;
  if (!call.caller.invitation || !isOwnBid(bid, call)) throw notFound();
  keys.set(bid.id, (key = new Key(({ id }) => id === bid.id)));
  ownKeys.set(call, keys);
  return key;
}

/** Whether this request has read or written sealed content, so that its answer may contain some. */
const isAboutSealed = (call: Call): boolean => ownKeys.has(call);

/** Of a stored order: opens the bids that its openings name, and no others. */
function openingKey(world: World, orderId: string): Key {
  return new Key((bid) => bid.orderId === orderId && !isApart(world, bid));
}

/** Whether the content of the bid is stored apart now. */
export function isApart(world: World, bid: Pick<BidRecord, 'id' | 'orderId' | 'invitationId'>): boolean {
  const order = world.orders.get(bid.orderId);
  return order !== undefined && isKeptApart(order, bid);
}

/** The bid with its content. */
function readSealedBid(world: World, bid: BidRecord, key: Key): BidRecord {
  key.check(bid);
  const sealed = world.sealedContents.get(bid.id);
  return sealed ? withContent(bid, sealed.bid) : bid;
}

/** A supplier's own bid with its content, sealed or not. @throws Problem 404 for a bid that the session does not reach */
export function readOwnBid(call: Call, bid: BidRecord): BidRecord {
  return isApart(call.world, bid) ? readSealedBid(call.world, bid, ownKey(call, bid)) : bid;
}

/** The key for what the caller writes to the bid; null for a buyer, who writes no content of sealed bids. */
export const writingKey = (call: Call, bid: BidRecord): Key | null =>
  call.caller.invitation && isApart(call.world, bid) ? ownKey(call, bid) : null;

/**
 * Stores a bid. Without a key the content of a sealed bid stays as it is, and only its open fields are written.
 * @param versionOf adds a version to a sealed bid
 */
export function putBid(
  world: World,
  bid: BidRecord,
  key: Key | null,
  versionOf?: (bid: BidRecord) => VersionRecord,
): BidRecord {
  const order = world.orders.get(bid.orderId);
  if (!order || !isKeptApart(order, bid)) return world.bids.put(bid);
  world.bids.put(withoutContent(bid, order, invitedName(world, bid)));
  if (!key) return bid;
  key.check(bid);
  const known = world.sealedContents.get(bid.id);
  const { versions = [], changes = {}, letters = {} } = known ?? {};
  const before = known && versions.length === 0 && versionOf ? [versionOf(known.bid)] : versions;
  const after = versionOf ? [...before, versionOf(bid)] : before;
  const { id, ownerId, orderId } = bid;
  world.sealedContents.put({ id, ownerId, orderId, bid, versions: after, changes, letters });
  return bid;
}

function invitedName(world: World, { invitationId, supplier }: BidRecord): string | null {
  const invitation = invitationId === null ? undefined : world.invitations.get(invitationId);
  return invitation?.supplierName ?? supplier.name;
}

/** Deletes a bid and the references to it. */
export function removeBid(world: World, { id, orderId }: Pick<BidRecord, 'id' | 'orderId'>): void {
  world.bids.delete(id);
  world.sealedContents.delete(id);
  for (const file of world.sealedFiles.where('of', id)) world.sealedFiles.delete(file.id);
  for (const bid of world.bids.where('order', orderId)) if (isReference(bid, id)) world.bids.put(withoutLink(bid, id));
  for (const sealed of world.sealedContents.where('order', orderId))
    if (isReference(sealed.bid, id)) world.sealedContents.put({ ...sealed, bid: withoutLink(sealed.bid, id) });
}

const isReference = ({ alternativeOfBidId, supersedesBidId }: BidRecord, id: string): boolean =>
  alternativeOfBidId === id || supersedesBidId === id;

function withoutLink(bid: BidRecord, id: string): BidRecord {
  const { alternativeOfBidId, supersedesBidId } = bid;
  return {
    ...bid,
    alternativeOfBidId: alternativeOfBidId === id ? null : alternativeOfBidId,
    supersedesBidId: supersedesBidId === id ? null : supersedesBidId,
  };
}

/** What the buyer calls the supplier of a bid. */
export function shownSupplierName(world: World, bid: Pick<BidRecord, 'id' | 'supplier'>): string | null {
  const stored = world.bids.get(bid.id);
  return (stored && isApart(world, stored) ? stored : bid).supplier.name;
}

/** What a change of the bid tells before the opening: its state. */
const isOpenChange = ({ path }: AuditChange): boolean => path === '/status';

/** Keeps apart what an event changed in a sealed bid. @returns the changes that the event itself may name */
export function keepChangesApart(
  world: World,
  bid: Pick<BidRecord, 'id'>,
  event: { id: string; changes: AuditChange[] },
): AuditChange[] {
  const stored = world.bids.get(bid.id);
  if (!stored || !isApart(world, stored)) return event.changes;
  const open = event.changes.filter(isOpenChange);
  const sealed = world.sealedContents.get(bid.id);
  if (sealed && open.length < event.changes.length)
    world.sealedContents.put({ ...sealed, changes: { ...sealed.changes, [event.id]: event.changes } });
  return open;
}

/** Stands for the hash of the content in a letter. */
export const RECEIPT_APART = '*'.repeat(64);

/** Keeps apart the text of a letter that has the hash of a sealed bid. @param letter with `RECEIPT_APART` in its place */
export function keepReceiptApart(world: World, bid: BidRecord, letter: LetterRecord, hash: string): void {
  const known = world.sealedContents.get(bid.id);
  const text = letter.text.replace(RECEIPT_APART, hash);
  if (known) world.sealedContents.put({ ...known, letters: { ...known.letters, [letter.id]: text } });
}

/** Letters with the hashes of sealed bids, for a call of QA that opens them. */
export function withReceipts(world: World, letters: readonly LetterRecord[]): LetterRecord[] {
  const texts = new Map(world.sealedContents.all().flatMap((sealed) => Object.entries(sealed.letters)));
  return letters.map((letter) => ({ ...letter, text: texts.get(letter.id) ?? letter.text }));
}

/** Files of a supplier's own bid, oldest first. @throws Problem 404 for a bid that the session does not reach */
export function listOwnBidFiles(call: Call, bid: BidRecord): readonly AttachmentRecord[] {
  const { world } = call;
  if (!isApart(world, bid)) return world.attachments.where('of', bid.id);
  ownKey(call, bid).check(bid);
  return world.sealedFiles.where('of', bid.id);
}

/** Stores a file, that of a sealed bid apart. */
export function putFile(world: World, file: AttachmentRecord, bid: BidRecord | undefined): AttachmentRecord {
  return bid && isApart(world, bid) ? world.sealedFiles.put(file) : world.attachments.put(file);
}

export function removeFile(world: World, id: string): void {
  world.attachments.delete(id);
  world.sealedFiles.delete(id);
}

/** Stores the answer to a request, apart when it may have content of a sealed bid. */
export function putReplay(call: Call, replay: ReplayRecord): void {
  const { replays, sealedReplays } = call.world;
  if (isAboutSealed(call)) sealedReplays.put(replay);
  else replays.put(replay);
}

/** @param id names the session that sent the request */
export const findReplay = ({ replays, sealedReplays }: World, id: string): ReplayRecord | undefined =>
  replays.get(id) ?? sealedReplays.get(id);

/**
 * Brings what is stored apart in line with the openings of an order: bids that an opening has named since are opened,
 * with their history and files; those of a world stored by an earlier build are kept apart from now on.
 * @param order as stored
 */
export function settleSealedBids(world: World, order: OrderRecord): void {
  const key = openingKey(world, order.id);
  for (const bid of world.bids.where('order', order.id)) {
    const sealed = world.sealedContents.get(bid.id);
    if (isKeptApart(order, bid) && hasContent(bid)) sealBid(world, bid, order);
    if (sealed && !isKeptApart(order, bid)) openBid(world, bid, sealed, key);
  }
}

function sealBid(world: World, bid: BidRecord, order: OrderRecord): void {
  const { id, ownerId, orderId } = bid;
  const versions = world.versions.where('order', orderId).filter(({ entityId }) => entityId === id);
  for (const version of versions) world.versions.delete(version.id);
  world.bids.put(withoutContent(bid, order, invitedName(world, bid)));
  const hashes = [bid, ...versions.map((version) => version.bid)].flatMap((one) => one?.receipt?.hash ?? []);
  const letters = hashes.length === 0 ? {} : sealReceipts(world, hashes);
  world.sealedContents.put({ id, ownerId, orderId, bid, versions, changes: {}, letters });
  for (const event of world.audit.where('order', orderId)) {
    if (event.entity.id !== id || event.changes.every(isOpenChange)) continue;
    world.audit.put({ ...event, changes: keepChangesApart(world, bid, event) });
  }
  for (const file of world.attachments.where('of', id)) {
    world.attachments.delete(file.id);
    world.sealedFiles.put(file);
  }
}

/** @returns the texts of the letters that had one of the hashes, by id */
function sealReceipts(world: World, hashes: readonly string[]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const letter of world.letters.all()) {
    const hash = hashes.find((one) => letter.text.includes(one));
    if (hash === undefined) continue;
    texts[letter.id] = letter.text;
    world.letters.put({ ...letter, text: letter.text.replace(hash, RECEIPT_APART) });
  }
  return texts;
}

/** Whether the record has more than its open fields: one of an earlier build, or of an opened bid. */
const hasContent = (bid: BidRecord): boolean => !isDeepStrictEqual(bid, withoutContent(bid, bid, bid.supplier.name));

/** Keeps apart what a world stored by an earlier build has of sealed bids. */
export function separateSealed(world: World): void {
  if (world.changed('orders') > 0)
    for (const order of world.orders.changes().values()) if (order?.sealedBids) settleSealedBids(world, order);
  for (const replay of world.replays.all()) {
    const [userId = ''] = replay.id.split(' ');
    if (!world.invitations.get(userId)) continue;
    world.replays.delete(replay.id);
    world.sealedReplays.put(replay);
  }
}

function openBid(world: World, bid: BidRecord, sealed: SealedContentRecord, key: Key): void {
  const { versions, changes, letters } = sealed;
  const opened = hasContent(bid) ? bid : readSealedBid(world, bid, key);
  world.sealedContents.delete(bid.id);
  world.bids.put(opened);
  const { supplierId } = opened.supplier;
  for (const version of versions) {
    const then = version.bid && { ...version.bid, supplier: { ...version.bid.supplier, supplierId } };
    world.versions.put({ ...version, bid: then });
  }
  const label = opened.supplier.name;
  for (const event of world.audit.where('order', bid.orderId)) {
    if (event.entity.id !== bid.id) continue;
    const entity = label === null ? event.entity : { ...event.entity, label };
    world.audit.put({ ...event, entity, changes: changes[event.id] ?? event.changes });
  }
  for (const [id, text] of Object.entries(letters)) {
    const letter = world.letters.get(id);
    if (letter) world.letters.put({ ...letter, text });
  }
  for (const file of world.sealedFiles.where('of', bid.id)) {
    world.sealedFiles.delete(file.id);
    world.attachments.put(file);
  }
}

type Rows = { readonly orders: readonly OrderRecord[]; bids: BidRecord[]; sealedContents: SealedContentRecord[] };

/** Keeps the content of the seed's sealed bids apart. Their events name states only. */
export function keepContentApart(rows: Rows): void {
  const orders = new Map(rows.orders.flatMap((order) => (order.sealedBids ? [[order.id, order] as const] : [])));
  rows.bids = rows.bids.map((bid) => {
    const order = orders.get(bid.orderId);
    if (!order || !isKeptApart(order, bid)) return bid;
    const { id, ownerId, orderId } = bid;
    rows.sealedContents.push({ id, ownerId, orderId, bid, versions: [], changes: {}, letters: {} });
    return withoutContent(bid, order, bid.supplier.name);
  });
}
