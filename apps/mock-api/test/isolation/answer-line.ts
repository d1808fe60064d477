/** An answer as a line of a transcript: status, headers and content, without what belongs to the request or the moment. */
import { strFromU8, unzipSync } from 'fflate';
import type { OperationId } from '@zakupki/api-client/operation';
import type { Answer, LooseRequest } from '@zakupki/mock-engine/suite/client';

/** Headers of the request or the moment alone. The salt of a world hides how many requests it had. */
const OWN_HEADERS = new Set(['x-request-id', 'date', 'connection', 'keep-alive']);
/** Ids of requests and sessions, and the keys of requests. */
const RANDOM = /\b(?:(?:req|ses)_[0-9A-Za-z]+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\b/g;
/** A buyer's purchase orders are counted: the numbers of one supplier have gaps for those of others. */
const PURCHASE_ORDER = /\b(po_[a-z]+_|P-)2026[-\d]+\b/g;
/** The last letters of an event's id follow from a secret of the world. */
const EVENT_ID = /\b(evt_[0-9A-Z]{9})[0-9A-Z]{8}\b/g;

export const withoutRandom = (text: string): string =>
  text.replaceAll(RANDOM, '…').replaceAll(EVENT_ID, '$1…').replaceAll(PURCHASE_ORDER, '$1…');

export async function answerLine(operationId: OperationId, request: LooseRequest, answer: Answer): Promise<string> {
  const { body, status } = answer;
  const isArchive = /spreadsheetml|\/zip/.test(answer.headers['content-type'] ?? '');
  const headers = Object.entries(answer.headers).filter(
    ([name]) => !OWN_HEADERS.has(name) && !(isArchive && name === 'content-length'),
  );
  const content = body instanceof Blob ? await contentOf(body, isArchive) : body;
  const parts = [operationId, request.params, request.query, status, Object.fromEntries(headers), content];
  return withoutRandom(JSON.stringify(parts));
}

async function contentOf(file: Blob, isArchive: boolean): Promise<unknown> {
  const bytes = await file.bytes();
  return isArchive ? partsOf(bytes) : strFromU8(bytes);
}

/** The parts of an archive or workbook, also of workbooks in archives, without the part that has the real time. */
function partsOf(bytes: Uint8Array): unknown {
  const parts = Object.entries(unzipSync(bytes)).filter(([name]) => name !== 'docProps/core.xml');
  return parts.map(([name, part]) => [name, name.endsWith('.xlsx') ? partsOf(part) : strFromU8(part)]);
}
