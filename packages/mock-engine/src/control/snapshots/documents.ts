/**
 * Validates loaded snapshots and capsules beyond the control contract, so that they cannot cause a server error later.
 */
import { document, type Schema } from '../../contract/document.ts';
import type { Capsule, Snapshot } from '../../contract/control.ts';
import { mediaOf, operationById } from '../../contract/operations.ts';
import type { FieldError } from '../../pipeline/field-error.ts';
import { Problem, problemBody } from '../../pipeline/problem.ts';
import { fieldErrors, violations } from '../../pipeline/validate.ts';
import { momentOf } from '../../dates/moment.ts';
import type { Lang } from '@zakupki/words';
import type { Seed } from '../../world/world.ts';
import { type AnyTable, isTable, type Model, rulesOf } from '../../world/model.ts';
import { jsonSchemaOf } from '../../world/records/schema.ts';
import { replayRecord } from '../../world/records/replays.ts';
import type { TableName } from '../../world/tables.ts';
import { invalidCall } from '../call.ts';
import { fieldError } from '../field-error.ts';
import { validateRules } from '../rules/custom-rules.ts';
import { requireClockInRange } from '../world-calls.ts';

const MAX_ERRORS = 20;

/** @throws Problem 409 other_seed; 400 control_invalid with pointers, clock_out_of_range */
export function validateSnapshot(snapshot: Snapshot, seed: Seed, lang: Lang): Snapshot {
  ensureSameSeed(snapshot.seed, seed);
  requireClockInRange(momentOf(snapshot.clock.now));
  validateRules(snapshot.rules, seed.model, lang);
  throwErrors([...counterErrors(snapshot, seed.model, lang), ...tableErrors(snapshot, seed, lang)]);
  return snapshot.whole ? { ...snapshot, tables: removeSeededRecords(snapshot.tables, seed) } : snapshot;
}

/** Returns the reason why a stored world cannot be loaded, as a sentence; null when it can. */
export function snapshotProblem(snapshot: Snapshot, seed: Seed): string | null {
  try {
    validateSnapshot(snapshot, seed, 'en');
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return String(problemBody(error, 'en', '')['message']).replace(/\.$/u, '');
  }
}

/** Drops records equal to the seed's: a world stores only differences. */
function removeSeededRecords(tables: Snapshot['tables'], seed: Seed): Snapshot['tables'] {
  return Object.fromEntries(
    Object.entries(tables).flatMap(([name, { put, deleted }]) => {
      // Table names are already validated.
      const changed = put.filter((record) => !isSeeded(record, seed, name as TableName));
      return changed.length + deleted.length > 0 ? [[name, { put: changed, deleted }]] : [];
    }),
  );
}

/** Compares by identity: `readDocument` replaces records that equal a seed record with the seed record. */
function isSeeded(record: { id: string }, seed: Seed, name: TableName): boolean {
  return seed[name].records.get(record.id) === record;
}

/** @throws Problem 409 other_seed, other_contract; 400 as for a snapshot, with pointers into the capsule */
export function validateCapsule(capsule: Capsule, seed: Seed, lang: Lang): Capsule {
  const { snapshot, before } = capsule;
  ensureSameSeed(capsule.seed, seed);
  const { version } = document.info;
  if (capsule.contract !== version) {
    throw new Problem('other_contract', { params: { given: capsule.contract.slice(0, 80), known: version } });
  }
  if (snapshot.seed !== before.seed || snapshot.world !== before.world) throw new Problem('capsule_mismatch');
  for (const name of ['snapshot', 'before'] as const) {
    withPointerPrefix(`/${name}`, () => validateSnapshot(capsule[name], seed, lang));
  }
  return capsule;
}

function ensureSameSeed(fingerprint: string, seed: Seed): void {
  if (fingerprint === seed.fingerprint) return;
  throw new Problem('other_seed', { params: { given: fingerprint.slice(0, 80), known: seed.fingerprint } });
}

function throwErrors(errors: FieldError[]): void {
  if (errors.length > 0) throw invalidCall(errors.slice(0, MAX_ERRORS));
}

/** Prefixes the pointers of errors thrown by `check`. */
function withPointerPrefix(prefix: string, check: () => void): void {
  try {
    check();
  } catch (error) {
    const errors = error instanceof Problem ? error.options.errors : undefined;
    if (!errors) throw error;
    throw invalidCall(errors.map((each) => ({ ...each, pointer: `${prefix}${each.pointer}` })));
  }
}

/** Limits of the engine's counters, above what a world can reach. */
const COUNTER_LIMITS: Readonly<Record<string, number>> = {
  serial: 30_000_000,
  ids: 30_000_000,
  requests: 2_000_000_000,
  entering: 1,
  recording: 1,
};

const COUNTERS = ['salt', 'serial', 'requests', 'entering', 'recording', 'ids/<author>/<prefix>'];

function counterErrors({ counters, scenario, rules }: Snapshot, model: Model, lang: Lang): FieldError[] {
  const errors: FieldError[] = [];
  const owned = Object.keys(model.counters).map((kind) => `${kind}/<owner>`);
  const known = [
    ...COUNTERS,
    ...owned,
    'own/<rule>',
    'scenario/<rule>',
    'until/own',
    'until/scenario',
    'request/<scenario>/<rule>',
  ].join(', ');
  for (const [name, count] of Object.entries(counters)) {
    if (errors.length >= MAX_ERRORS) break;
    const pointer = `/counters/${escaped(name)}`;
    const [kind = '', ...rest] = name.split('/');
    const limit = model.counters[kind] ?? COUNTER_LIMITS[kind];
    if (limit !== undefined && count > limit) errors.push(fieldError(lang, pointer, 'max', 'max', { limit }));
    else if (!isCounter(kind, rest, { scenario, rules }, model)) {
      const params = { value: name.slice(0, 80), known };
      errors.push(fieldError(lang, pointer, 'unknown_property', 'unknown_counter', params));
    }
  }
  return errors;
}

function isCounter(kind: string, rest: string[], forced: Pick<Snapshot, 'scenario' | 'rules'>, model: Model): boolean {
  const [first = '', second = ''] = rest;
  if (['salt', 'serial', 'requests', 'entering', 'recording'].includes(kind)) return rest.length === 0;
  if (Object.hasOwn(model.counters, kind)) return rest.length === 1 && /^[A-Za-z0-9_-]{1,64}$/.test(first);
  if (kind === 'ids') return rest.length === 2 && /^[A-Za-z0-9_-]{1,64}$/.test(first) && /^[a-z]{2,3}$/.test(second);
  if (kind === 'own') return rest.length === 1 && isRuleIndex(first, forced.rules);
  if (kind === 'scenario') return rest.length === 1 && isRuleIndex(first, rulesOf(model, forced.scenario));
  if (kind === 'until') return rest.length === 1 && ['own', 'scenario'].includes(first);
  if (kind !== 'request' || rest.length !== 2 || !Object.hasOwn(model.scenarios, first)) return false;
  return isRuleIndex(second, rulesOf(model, first));
}

const isRuleIndex = (text: string, rules: readonly unknown[]) => /^\d{1,3}$/.test(text) && Number(text) < rules.length;

function tableErrors({ tables, whole }: Snapshot, seed: Seed, lang: Lang): FieldError[] {
  const errors: FieldError[] = [];
  const { model } = seed;
  for (const [name, { put, deleted }] of Object.entries(tables)) {
    if (errors.length >= MAX_ERRORS) break;
    const pointer = `/tables/${escaped(name)}`;
    if (!isTable(model, name)) {
      const params = { value: name.slice(0, 80), known: model.tableNames.join(', ') };
      errors.push(fieldError(lang, pointer, 'unknown_property', 'unknown_table', params));
      continue;
    }
    const seen = new Set<string>();
    const checkUnique = (id: string, at: string) => {
      if (seen.has(id)) errors.push(fieldError(lang, at, 'unique', 'record_repeated', { value: id.slice(0, 80) }));
      seen.add(id);
    };
    for (const [index, record] of put.entries()) {
      if (errors.length >= MAX_ERRORS) break;
      const at = `${pointer}/put/${index}`;
      checkUnique(record.id, `${at}/id`);
      if (whole && isSeeded(record, seed, name)) continue;
      errors.push(...fieldErrors(recordSchema(model.tables[name]), record, lang, at));
      // Nested checks need a record that matches its schema.
      if (model.tables[name].schema === replayRecord && errors.length === 0)
        errors.push(...replayErrors(record as Replay, lang, at));
    }
    for (const [index, id] of deleted.entries()) {
      if (errors.length >= MAX_ERRORS) break;
      const at = `${pointer}/deleted/${index}`;
      checkUnique(id, at);
      if (!seed[name].records.has(id)) {
        errors.push(fieldError(lang, at, 'ref_not_found', 'not_in_seed', { value: id.slice(0, 80) }));
      }
    }
  }
  return errors;
}

/** By table. Cached, so that the validator compiles each schema once. */
const recordSchemas = new WeakMap<AnyTable, Schema>();

function recordSchema(table: AnyTable): Schema {
  let schema = recordSchemas.get(table);
  if (!schema) recordSchemas.set(table, (schema = jsonSchemaOf(table.schema)));
  return schema;
}

type Replay = { id: string; status: number; body: unknown };

/** A repeated request gets the stored answer unchanged, so the answer must match its operation's contract. */
function replayErrors({ id, status, body }: Replay, lang: Lang, pointer: string): FieldError[] {
  const operation = operationById(id.split(' ')[2] ?? '');
  const response = operation?.responses.get(status);
  if (!response) return [fieldError(lang, `${pointer}/status`, 'not_allowed', 'not_allowed')];
  const described = mediaOf(response);
  const found = described ? violations(described.media.schema, body) : [];
  if (found.length === 0) return [];
  const params = { operation: operation?.operationId ?? '', reason: found.join('; ') };
  return [fieldError(lang, `${pointer}/body`, 'not_allowed', 'record_unusable', params)];
}

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');
