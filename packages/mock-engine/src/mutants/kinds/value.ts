/** Kinds with wrong values in success bodies that the schema allows: only a check of the value finds them. */
import type { Kind } from './kind.ts';
import { describe, type Place } from './places.ts';
import { changed, formatted, type Mutation, mutationKind, text, typed } from './value-change.ts';

/** Free texts: the schema allows any letters. */
const isFree = ({ type, values, format, pattern }: Place) =>
  type === 'string' && values === null && format === '' && pattern === '';

const HOUR_MS = 60 * 60 * 1000;
const later = (moment: string, ms: number) => new Date(Date.parse(moment) + ms).toISOString();

const MUTATIONS: readonly Mutation[] = [
  {
    name: 'another-listed-value',
    does: 'uses another value of the list',
    wanted: ({ values }) => (values?.length ?? 0) > 1,
    mutate: (value, { values }) => (value === null ? undefined : values?.find((other) => other !== value)),
    lacks: 'list of values',
  },
  {
    name: 'flipped-flag',
    does: 'swaps yes and no',
    wanted: ({ type, values }) => type === 'boolean' && values === null,
    mutate: (value) => (typeof value === 'boolean' ? !value : undefined),
    lacks: 'flag',
  },
  {
    name: 'off-by-one',
    does: 'counts one too many',
    wanted: typed('integer'),
    mutate: (value) => (typeof value === 'number' ? value + 1 : undefined),
    lacks: 'integer',
  },
  {
    name: 'moment-in-other-zone',
    does: 'writes local time as UTC',
    wanted: formatted('date-time'),
    mutate: text((value) => later(value, 3 * HOUR_MS)),
    lacks: 'moment',
  },
  {
    name: 'day-before',
    does: 'is a day early',
    wanted: formatted('date'),
    mutate: text((value) => later(value, -24 * HOUR_MS).slice(0, 10)),
    lacks: 'calendar day',
  },
  {
    name: 'garbled-text',
    does: 'reads UTF-8 as another encoding',
    wanted: isFree,
    mutate: changed((value) => Buffer.from(value, 'utf8').toString('latin1')),
    lacks: 'free text',
  },
  {
    name: 'escaped-text',
    does: 'escapes texts as for a page',
    wanted: isFree,
    mutate: changed((value) => value.replace(/[^ -~]/gu, (letter) => `&#${letter.codePointAt(0)};`)),
    lacks: 'free text',
  },
  {
    name: 'cut-text',
    does: 'cuts texts short',
    wanted: isFree,
    mutate: changed((value) => value.slice(0, 8)),
    lacks: 'free text',
  },
  {
    name: 'nothing-for-value',
    does: 'forgets what may be null',
    wanted: ({ nullable }) => nullable,
    mutate: (value) => (value === null ? undefined : null),
    lacks: 'value that may be null',
  },
  {
    name: 'emptied-list',
    does: 'leaves inner lists empty',
    wanted: typed('array'),
    mutate: (value) => (Array.isArray(value) && value.length > 0 ? [] : undefined),
    lacks: 'list',
  },
  {
    name: 'reversed-inner-list',
    does: 'has inner lists of things in the opposite order',
    wanted: ({ items }) => items !== null && Object.keys(describe(items).properties).length > 0,
    mutate: (value) => (Array.isArray(value) && value.length > 1 ? value.toReversed() : undefined),
    lacks: 'list of things',
  },
];

export const valueKinds: readonly Kind[] = MUTATIONS.map((mutation) => mutationKind({ ...mutation, isAllowed: true }));
