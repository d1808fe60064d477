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
import { findHolder, findOwnBidFile, type Holder, recordFileChange } from './store.ts';
import { actorOf } from '../../tables/audit.ts';
import { findOrderEnd } from '../../tables/rights/order-end.ts';
import { reachedBids } from '../../tables/bids/order-bids.ts';
import { listOwnBidFiles, putFile, removeFile } from '../../tables/bids/sealed-bids.ts';
import { ensureFilesMayChange, maySeeFile } from './rights.ts';
import { downloadAs } from '@zakupki/mock-engine/pipeline/response/download';
import { type Context, operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
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
    formLimit: (context) => limitsFor(context).maxAttachmentMb * MIB + FORM_BYTES,
    read: (_request, { world }) => world.files.refresh(),
    handle: ({ body: { owner, ownerId, kind = 'other', title = null, expiresOn = null, file } }, context) => {
      refuse(documentFaults(owner, { title, expiresOn }), context);
      const holder = findHolder(owner, ownerId, context);
      if (!holder) {
        throw invalid([fieldError(context.lang, '/ownerId', 'ref_not_found', 'attachment_owner_unknown')]);
      }
      ensureFilesMayChange(holder, context);
      const checked = validateFile(file, context);
      const sha256 = hashFile(file.bytes);
      ensureRoom(holder, { ownerId, sha256, size: file.bytes.length }, context);
      const uploaded: AttachmentRecord = {
        id: context.world.id('att'),
        userId: holder.order?.ownerId ?? context.caller.user.id,
        owner,
        ownerId,
        orderId: holder.order?.id ?? null,
        ...checked,
        size: file.bytes.length,
        sha256,
        kind,
        title: title?.trim() || null,
        expiresOn,
        uploadedAt: context.nowIso,
        uploadedBy: actorOf(context),
      };
      const stored = putFile(context.world, uploaded, holder.bid);
      context.world.addFile(file.bytes);
      recordFileChange(context, 'attachment.add', holder, stored.fileName);
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
    handle: ({ body }, context, file) => {
      refuse(documentFaults(file.owner, body), context);
      const { title = file.title, expiresOn = file.expiresOn, ...details } = body;
      const changed: AttachmentRecord = {
        ...file,
        ...details,
        title: title?.trim() || null,
        expiresOn,
        ...(expiresOn !== file.expiresOn && { expiresOnSetAt: context.nowIso }),
      };
      putFile(context.world, changed, context.world.bids.get(file.ownerId));
      return { status: 200, body: presentAttachment(changed) };
    },
  }),

  deleteAttachment: operation<'deleteAttachment', AttachmentRecord>({
    locate: (params, context) => {
      const file = locateAttachment(params, context);
      // Suppliers can read the buyer's files but not delete them.
      if (context.caller.invitation && file.owner !== 'bid') throw notFound();
      return file;
    },
    guard: ensureChangeable,
    handle: (_request, context, file) => {
      removeFile(context.world, file.id);
      const holder = findHolder(file.owner, file.ownerId, context);
      if (holder) recordFileChange(context, 'attachment.delete', holder, file.fileName);
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
function ensureChangeable(file: AttachmentRecord, context: Context): void {
  const holder = findHolder(file.owner, file.ownerId, context);
  if (holder) ensureFilesMayChange(holder, context);
  const endedAt = file.orderId === null ? null : findOrderEnd(context.world, file.orderId);
  if (endedAt !== null && momentOf(file.uploadedAt) <= momentOf(endedAt)) {
    throw new Problem('attachment_locked', { reason: `order ended: ${endedAt}` });
  }
}

function locateAttachment({ attachmentId }: { attachmentId: string }, context: Context): AttachmentRecord {
  const file = context.world.attachments.get(attachmentId) ?? findOwnBidFile(attachmentId, context);
  if (!file || !maySeeFile(file, context)) throw notFound();
  return file;
}

/** @throws Problem 404 when the file has been deleted */
async function requireBytes(file: AttachmentRecord, world: Context['world']): Promise<Uint8Array> {
  const bytes = await readAttachment(file, world);
  if (!bytes) throw notFound('attachment: its file is gone');
  return bytes;
}

/** @throws Problem 413, 415; 422 for an empty file */
function validateFile({ name, declaredType, bytes, contentType }: UploadedFile, context: Context) {
  if (bytes.length === 0) throw invalid([fieldError(context.lang, '/file', 'required', 'file_empty')]);
  const limit = limitsFor(context).maxAttachmentMb;
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
function ensureRoom(holder: Holder, { ownerId, sha256, size }: Room, context: Context): void {
  const { world, caller } = context;
  const files =
    holder.bid && caller.invitation ? listOwnBidFiles(context, holder.bid) : world.attachments.where('of', ownerId);
  const same = files.find((file) => file.sha256 === sha256);
  if (same) throw new Problem('attachment_exists', { params: { name: same.fileName } });
  if (files.length >= MAX_PER_OWNER) {
    throw new Problem('too_many_attachments', { params: { limit: MAX_PER_OWNER } });
  }
  const limit = context.caller.invitation ? MAX_SUPPLIER_MIB : MAX_STORED_MIB;
  const used = listStored(context).reduce((sum, file) => sum + file.size, 0);
  if (used + size > limit * MIB) throw new Problem('attachment_storage_full', { params: { limit } });
  ensureServerRoom(size, world.fileBytes, world.files.maxBytes);
}

/** Files that count against the caller's limit. Suppliers' files do not count against the buyer's. */
function listStored(context: Context): AttachmentRecord[] {
  const { world, caller } = context;
  const { user, invitation } = caller;
  if (invitation) return reachedBids(context, invitation.id).flatMap((bid) => listOwnBidFiles(context, bid));
  return world.attachments.where('user', user.id).filter(({ uploadedBy }) => !world.invitations.get(uploadedBy.id));
}
