import type { Rule } from '@zakupki/mock-control/schema';

/** A readable line: which requests, what happens, how often. */
interface RuleWords {
  readonly when: string;
  readonly then: string;
  /** Empty for an unlimited rule. */
  readonly limits: string;
}

export function wordsOf({ when, then, times, every }: Rule): RuleWords {
  return {
    when: whenWords(when),
    then: thenWords(then),
    limits: [every !== undefined && `every ${ordinal(every)} request`, times !== undefined && `${times}× only`]
      .filter((limit) => limit !== false)
      .join(', '),
  };
}

function whenWords({ operationId, tag, method, path }: Rule['when']): string {
  const address = [method, path].filter((part) => part !== undefined).join(' ');
  const parts = [operationId, tag !== undefined && `tag ${tag}`, address].filter((part) => Boolean(part));
  return parts.length > 0 ? parts.join(', ') : 'Every request';
}

function thenWords({ status, message, body, delayMs, drop, malformed }: Rule['then']): string {
  const answer = [
    drop && 'connection dropped',
    malformed && 'broken JSON',
    status !== undefined && String(status),
    message !== undefined && (message === '' ? 'without a message' : message),
    body !== undefined && 'with an own body',
  ].filter((part) => Boolean(part));
  if (delayMs === undefined) return answer.join(' ');
  const late = `${(delayMs / 1000).toLocaleString('en-GB')} s late`;
  return answer.length > 0 ? `${answer.join(' ')}, ${late}` : `the real answer, ${late}`;
}

const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const RULES = new Intl.PluralRules('en-GB', { type: 'ordinal' });

const ordinal = (place: number) => `${place}${ENDINGS[RULES.select(place)] ?? 'th'}`;
