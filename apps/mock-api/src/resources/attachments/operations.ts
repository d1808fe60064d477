/** Files on orders, bids, questions and suppliers. */
import type { UploadedFile } from '@zakupki/api-client/operation';
import { invalid, notFound, Problem } from '@zakupki/mock-engine/pipeline/problem';
import { safeFileName } from '../../rules/attachments/file-name.ts';
import { FILE_TYPES } from '@zakupki/procurement/attachments/file-types';
import { detectFileType } from '../../rules/attachments/file-type.ts';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import type { AttachmentRecord } from '../../model/records/attachments.ts';
import { hashFile, MIB } from '@zakupki/mock-engine/world/files';
import { ensureServerRoom } from '@zakupki/mock-engine/pipeline/server-room';
import { findHolder, findOwnBidFile, type Holder, announceFile } from './store.ts';
import { actorOf } from '../../tables/audit.ts';
import { findOrderEnd } from '../../tables/rights/order-end.ts';
import { reachedBids } from '../../tables/bids/order-bids.ts';
import { listOwnBidFiles, putFile, removeFile } from '../../tables/bids/sealed-bids.ts';
import { ensureFilesMayChange, maySeeFile } from './rights.ts';
import { downloadAs } from '@zakupki/mock-engine/pipeline/response/download';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { fieldError, refuse } from '../../sentences/refuse.ts';
import type { Fault } from '../../sentences/fault.ts';
import { limitsFor } from '../access/store.ts';
import { readAttachment, presentAttachment } from '../../tables/attachments.ts';

/** Allowance for the form's other parts and headers. */
const FORM_BYTES = 64 * 1024;
const MAX_PER_OWNER = 20;
/** Per user. */
const MAX_STORED_MIB = 200;
/** Per invited supplier and order. */
const MAX_SUPPLIER_MIB = 50;

export const attachments = {
  uploadAttachment: operation<'uploadAttachment', undefined, void>({
    formLimit: (call) => limitsFor(call).maxAttachmentMb * MIB + FORM_BYTES,
    read: (_request, { world }) => world.files.refresh(),
    handle: ({ body: { owner, ownerId, kind = 'other', title = null, expiresOn = null, file } }, call) => {
      refuse(documentFaults(owner, { title, expiresOn }), call);
      const holder = findHolder(owner, ownerId, call);
      if (!holder) {
        throw invalid([fieldError(call.lang, '/ownerId', 'ref_not_found', 'attachment_owner_unknown')]);
      }
      ensureFilesMayChange(holder, call);
      const checked = validateFile(file, call);
      const sha256 = hashFile(file.bytes);
      ensureRoom(holder, { ownerId, sha256, size: file.bytes.length }, call);
      const uploaded: AttachmentRecord = {
        id: call.world.id('att'),
        userId: holder.order?.ownerId ?? call.caller.user.id,
        owner,
        ownerId,
        orderId: holder.order?.id ?? null,
        ...checked,
        size: file.bytes.length,
        sha256,
        kind,
        title: title?.trim() || null,
        expiresOn,
        uploadedAt: call.nowIso,
        uploadedBy: actorOf(call),
      };
      const stored = putFile(call.world, uploaded, holder.bid);
      call.world.addFile(file.bytes);
      announceFile(call, 'attachment.add', holder, stored.fileName);
      return { status: 201, body: presentAttachment(stored) };
    },
  }),

  downloadAttachment: operation<'downloadAttachment', AttachmentRecord>({
    locate: locateAttachment,
    handle: (_request, { world }, file) => ({
      status: 200,
      headers: downloadAs(file.fileName),
      // The browser must save received files, never render them.
      file: { type: 'application/octet-stream', write: () => requireBytes(file, world) },
    }),
  }),

  updateAttachment: operation<'updateAttachment', AttachmentRecord>({
    locate: locateAttachment,
    guard: ensureChangeable,
    handle: ({ body }, call, file) => {
      refuse(documentFaults(file.owner, body), call);
      const { title = file.title, expiresOn = file.expiresOn, ...details } = body;
      const changed: AttachmentRecord = {
        ...file,
        ...details,
        title: title?.trim() || null,
        expiresOn,
        ...(expiresOn !== file.expiresOn && { expiresOnSetAt: call.nowIso }),
      };
      putFile(call.world, changed, call.world.bids.get(file.ownerId));
      return { status: 200, body: presentAttachment(changed) };
    },
  }),

  deleteAttachment: operation<'deleteAttachment', AttachmentRecord>({
    locate: (params, call) => {
      const file = locateAttachment(params, call);
      // Suppliers can read the buyer's files but not delete them.
      if (call.caller.invitation && file.owner !== 'bid') throw notFound();
      return file;
    },
    guard: ensureChangeable,
    handle: (_request, call, file) => {
      removeFile(call.world, file.id);
      const holder = findHolder(file.owner, file.ownerId, call);
      if (holder) announceFile(call, 'attachment.delete', holder, file.fileName);
      return { status: 204 };
    },
  }),
} satisfies Operations<'uploadAttachment' | 'downloadAttachment' | 'updateAttachment' | 'deleteAttachment'>;

/** Only suppliers' documents have a title and an expiry date. */
function documentFaults(
  owner: AttachmentRecord['owner'],
  fields: { title?: string | null; expiresOn?: string | null },
): Fault[] {
  if (owner === 'supplier') return [];
  const named = (['title', 'expiresOn'] as const).filter((name) => fields[name] != null);
  return named.map((name) => ({ pointer: `/${name}`, code: 'not_allowed', said: 'document_of_supplier' }));
}

/** @throws Problem 409 for a file of a supplier's bid, and for one attached before its order was decided */
function ensureChangeable(file: AttachmentRecord, call: Call): void {
  const holder = findHolder(file.owner, file.ownerId, call);
  if (holder) ensureFilesMayChange(holder, call);
  const endedAt = file.orderId === null ? null : findOrderEnd(call.world, file.orderId);
  if (endedAt !== null && momentOf(file.uploadedAt) <= momentOf(endedAt)) {
    throw new Problem('attachment_locked', { reason: `order ended: ${endedAt}` });
  }
}

function locateAttachment({ attachmentId }: { attachmentId: string }, call: Call): AttachmentRecord {
  const file = call.world.attachments.get(attachmentId) ?? findOwnBidFile(attachmentId, call);
  if (!file || !maySeeFile(file, call)) throw notFound();
  return file;
}

/** @throws Problem 404 when the file has been deleted */
async function requireBytes(file: AttachmentRecord, world: Call['world']): Promise<Uint8Array> {
  const bytes = await readAttachment(file, world);
  if (!bytes) throw notFound('attachment: its file is gone');
  return bytes;
}

/** @throws Problem 413, 415; 422 for an empty file */
function validateFile({ name, declaredType, bytes, contentType }: UploadedFile, call: Call) {
  if (bytes.length === 0) throw invalid([fieldError(call.lang, '/file', 'required', 'file_empty')]);
  const limit = limitsFor(call).maxAttachmentMb;
  if (bytes.length > limit * MIB) throw new Problem('file_too_large', { params: { limit } });
  const fileName = safeFileName(name);
  const detected = detectFileType(bytes, contentType, fileName, declaredType);
  if ('refused' in detected) {
    const { refused, ...params } = detected;
    throw new Problem(refused, { params, reason: `file: content ${contentType ?? 'without a signature'}` });
  }
  const { mediaType } = detected;
  const [extension] = FILE_TYPES[mediaType].extensions;
  return { mediaType, fileName: fileName.includes('.') ? fileName : `${fileName.slice(0, 250)}.${extension}` };
}

type Room = Pick<AttachmentRecord, 'ownerId' | 'sha256' | 'size'>;

/** @throws Problem 409 for too many files, a duplicate, or a full storage; 413 for a full server */
function ensureRoom(holder: Holder, { ownerId, sha256, size }: Room, call: Call): void {
  const { world, caller } = call;
  const files =
    holder.bid && caller.invitation ? listOwnBidFiles(call, holder.bid) : world.attachments.where('of', ownerId);
  const same = files.find((file) => file.sha256 === sha256);
  if (same) throw new Problem('attachment_exists', { params: { name: same.fileName } });
  if (files.length >= MAX_PER_OWNER) {
    throw new Problem('too_many_attachments', { params: { limit: MAX_PER_OWNER } });
  }
  const limit = call.caller.invitation ? MAX_SUPPLIER_MIB : MAX_STORED_MIB;
  const used = listStored(call).reduce((sum, file) => sum + file.size, 0);
  if (used + size > limit * MIB) throw new Problem('attachment_storage_full', { params: { limit } });
  ensureServerRoom(size, world.fileBytes, world.files.maxBytes);
}

/** Files that count against the caller's limit. Suppliers' files do not count against the buyer's. */
function listStored(call: Call): AttachmentRecord[] {
  const { world, caller } = call;
  const { user, invitation } = caller;
  if (invitation) return reachedBids(call, invitation.id).flatMap((bid) => listOwnBidFiles(call, bid));
  return world.attachments.where('user', user.id).filter(({ uploadedBy }) => !world.invitations.get(uploadedBy.id));
}
