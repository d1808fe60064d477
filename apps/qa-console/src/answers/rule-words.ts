import type { Rule } from '@zakupki/mock-control/schema';
import { countOf } from '../ui/count.ts';

/** A readable line: which requests, what happens, how often. */
type RuleWords = {
  readonly when: string;
  readonly then: string;
  /** Empty for an unlimited rule. */
  readonly limits: string;
};

/** @param left how often the rule still applies; null where nothing counts it */
export function wordsOf({ when, then, times, every, chance, seed = 0 }: Rule, left: number | null = null): RuleWords {
  return {
    when: whenWords(when),
    then: thenWords(then),
    limits: [
      every !== undefined && `every ${ordinal(every)} request`,
      times !== undefined && `${times}× only${left === null ? '' : `, ${left} left`}`,
      chance !== undefined && `chance ${percent(chance)}, seed ${seed}`,
    ]
      .filter((limit) => limit !== false)
      .join(', '),
  };
}

function whenWords({ operationId, tag, method, path, query, headers, body, person }: Rule['when']): string {
  const address = [method, path].filter((part) => part !== undefined).join(' ');
  const parts = [operationId, tag !== undefined && `tag ${tag}`, address].filter((part) => Boolean(part));
  const conditions = [
    person !== undefined && `by ${person}`,
    ...conditionWords(query, '?'),
    ...conditionWords(headers, ''),
    ...conditionWords(body, ''),
  ].filter((part) => part !== false);
  const target = parts.length > 0 ? parts.join(', ') : 'Every request';
  return conditions.length > 0 ? `${target} ${conditions.join(', ')}` : target;
}

type Condition = { equals?: unknown; matches?: string };

const conditionWords = (conditions: Readonly<Record<string, Condition>> = {}, prefix: string): string[] =>
  Object.entries(conditions).map(([name, { equals, matches }]) =>
    matches === undefined
      ? `${prefix}${name} = ${typeof equals === 'string' ? equals : JSON.stringify(equals)}`
      : `${prefix}${name} ~ ${matches}`,
  );

function thenWords(then: Rule['then']): string {
  const { status, message, body, delayMs, drop, malformed, patch, headers, payment, stream } = then;
  const answer = [
    drop && 'connection dropped',
    malformed && 'broken JSON',
    status !== undefined && String(status),
    message !== undefined && (message === '' ? 'without a message' : message),
    body !== undefined && 'with a custom body',
    payment !== undefined && `card payments ${payment}`,
    stream?.cutAfterMs !== undefined && `event streams cut after ${seconds(stream.cutAfterMs)} s`,
    stream?.delayMs !== undefined && `events ${seconds(stream.delayMs)} s late`,
  ].filter((part) => Boolean(part));
  const changes = [
    patch && countOf(patch.length, 'change'),
    headers && countOf(Object.keys(headers).length, 'header'),
    delayMs !== undefined && lateWords(delayMs),
  ].filter((part) => Boolean(part));
  return [answer.length > 0 ? answer.join(' ') : 'the real answer', ...changes].join(', ');
}

const seconds = (ms: number) => (ms / 1000).toLocaleString('en-GB');

const lateWords = (delayMs: NonNullable<Rule['then']['delayMs']>) =>
  typeof delayMs === 'number' ? `${seconds(delayMs)} s late` : `${seconds(delayMs.from)}–${seconds(delayMs.to)} s late`;

const percent = (share: number) => share.toLocaleString('en-GB', { style: 'percent', maximumFractionDigits: 2 });

const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const RULES = new Intl.PluralRules('en-GB', { type: 'ordinal' });

const ordinal = (place: number) => `${place}${ENDINGS[RULES.select(place)] ?? 'th'}`;
