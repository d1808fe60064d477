/**
 * Reads the JSON of a snapshot or capsule record by record: parsing tens of megabytes at once would block other
 * requests for seconds.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { parseJson } from '../../pipeline/request/body.ts';
import {
  CLOSING_BRACE,
  CLOSING_BRACKET,
  COMMA,
  endOfString,
  ensureFew,
  ensureFlat,
  MAX_VALUES,
  OPENING_BRACE,
  OPENING_BRACKET,
  QUOTE,
} from '../../pipeline/request/json-size.ts';
import type { Entity } from '../../world/collection.ts';
import type { Seed } from '../../world/world.ts';
import { isTable } from '../../world/model.ts';

/** In all records that differ from the seed. They are validated and stored without a pause. */
export const MAX_CHANGED_VALUES = 1_000_000;
/** Longest work without a pause. */
const SLICE_MS = 20;
/** Bytes scanned between two checks of the time. */
const SLICE_BYTES = 1024 * 1024;

/** @returns the parsed document, in which seed records replace equal records @throws Problem 400 */
export async function readDocument(bytes: Buffer | null, seed: Seed): Promise<unknown> {
  const lists: unknown[][] = [];
  const rest: Buffer[] = [];
  let values = 0;
  let pauseAt = performance.now() + SLICE_MS;
  for (const cut of cutRecords(bytes ?? Buffer.alloc(0), rest)) {
    if (cut !== PAUSE) {
      const record = parseJson(cut.text);
      const seeded = findSeeded(record, cut.table, seed);
      (lists[cut.list] ??= []).push(seeded ?? record);
      if (!seeded) ensureFew((values += cut.values), MAX_CHANGED_VALUES);
    }
    if (performance.now() < pauseAt) continue;
    await nextTurn();
    pauseAt = performance.now() + SLICE_MS;
  }
  const [only = Buffer.alloc(0), ...others] = rest;
  return withLists(parseJson(others.length === 0 ? only : Buffer.concat(rest)), lists);
}

function findSeeded(record: unknown, table: string, seed: Seed): Entity | null {
  if (!isTable(seed.model, table) || typeof record !== 'object' || record === null || !('id' in record)) return null;
  const seeded: Entity | undefined = seed[table].records.get(String(record.id));
  return seeded && isDeepStrictEqual(record, seeded) ? seeded : null;
}

const PAUSE = Symbol();
type Cut = { table: string; text: Buffer; values: number; list: number };
/** A list whose records are being cut out; `from` is the start of the current record. */
type Cutting = { table: string; list: number; depth: number; from: number; values: number };
type Level = { isList: boolean; key: string };

/**
 * Cuts the records out of `tables.*.put` and adds the rest of the document to `rest`, with the number of the list in
 * place of its records.
 * @throws Problem 400 nested_too_deeply, too_many_values
 */
function* cutRecords(bytes: Buffer, rest: Buffer[]): Generator<Cut | typeof PAUSE> {
  const levels: Level[] = [];
  let restFrom = 0;
  let restValues = 1;
  let cutting = null as Cutting | null;
  let lists = 0;
  let pauseAt = SLICE_BYTES;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    const level = levels.at(-1);
    if (byte === QUOTE) {
      const end = endOfString(bytes, at);
      // The last string before a list or object opens is its key.
      if (level && !level.isList && levels.length <= KEY_DEPTH) level.key = keyOf(bytes.subarray(at, end + 1));
      at = end;
    } else if (byte === COMMA) {
      if (!cutting) ensureFew((restValues += 1), MAX_VALUES);
      else if (levels.length > cutting.depth) ensureFew((cutting.values += 1), MAX_VALUES);
      else {
        yield { ...cutting, text: bytes.subarray(cutting.from, at) };
        cutting = { ...cutting, from: at + 1, values: 1 };
      }
    } else if (byte === OPENING_BRACKET || byte === OPENING_BRACE) {
      const table: string | null = byte === OPENING_BRACKET && !cutting ? tableAt(levels) : null;
      levels.push({ isList: byte === OPENING_BRACKET, key: '' });
      ensureFlat(levels.length);
      if (table !== null) {
        rest.push(bytes.subarray(restFrom, at + 1), Buffer.from(String(lists)));
        cutting = { table, list: lists, depth: levels.length, from: at + 1, values: 1 };
        lists += 1;
      }
    } else if (byte === CLOSING_BRACKET || byte === CLOSING_BRACE) {
      if (cutting && levels.length === cutting.depth) {
        const text = bytes.subarray(cutting.from, at);
        if (!isEmptyList(text, bytes, cutting.from)) yield { ...cutting, text };
        cutting = null;
        restFrom = at;
      }
      levels.pop();
    }
    if (at < pauseAt) continue;
    pauseAt = at + SLICE_BYTES;
    yield PAUSE;
  }
  rest.push(bytes.subarray(cutting ? bytes.length : restFrom));
}

/** Depth of `snapshot.tables.items.put`. */
const KEY_DEPTH = 4;

function keyOf(text: Buffer): string {
  try {
    return String(parseJson(text));
  } catch {
    return '';
  }
}

/** Returns the table whose records the list at these levels contains; null for other lists. */
function tableAt(levels: readonly Level[]): string | null {
  const keys = levels.map(({ key }) => key);
  const [tables, table = null, put, ...deeper] = keys[0] === 'snapshot' || keys[0] === 'before' ? keys.slice(1) : keys;
  return tables === 'tables' && put === 'put' && deeper.length === 0 ? table : null;
}

/** Whether there is nothing between the brackets. After a comma, empty text means a missing record. */
function isEmptyList(text: Buffer, bytes: Buffer, from: number): boolean {
  return bytes[from - 1] === OPENING_BRACKET && /^[ \t\r\n]*$/.test(text.toString('latin1'));
}

type Part = Record<string, unknown>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

function withLists(document: unknown, lists: readonly unknown[][]): unknown {
  if (!isPart(document)) return document;
  for (const snapshot of [document, document['snapshot'], document['before']]) {
    const tables = isPart(snapshot) ? snapshot['tables'] : null;
    for (const changes of isPart(tables) ? Object.values(tables) : []) {
      if (!isPart(changes) || !Array.isArray(changes['put'])) continue;
      changes['put'] = lists[Number(changes['put'][0])] ?? [];
    }
  }
  return document;
}
