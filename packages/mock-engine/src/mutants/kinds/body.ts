/** Kinds that make one value of a success body invalid by its schema. */
import { isJson, isSuccess, objectIn, withBody } from '../exchange.ts';
import { type Kind, successBodies } from './kind.ts';
import { describe } from './places.ts';
import { formatted, GONE, isId, type Mutation, mutationKind, text, typed } from './value-change.ts';

const toText = (value: unknown) => (value === null ? undefined : JSON.stringify(value));

/** undefined where the letter case cannot change, as in the rate `22`. */
const inOtherCase = (value: string) => [value.toUpperCase(), value.toLowerCase()].find((other) => other !== value);

const MUTATIONS: readonly Mutation[] = [
  {
    name: 'drop-inner-field',
    does: 'leaves out the innermost required field',
    wanted: ({ isRequired }) => isRequired,
    mutate: () => GONE,
    lacks: 'required field',
  },
  {
    name: 'number-for-text',
    does: 'writes a text as a number',
    wanted: typed('string'),
    mutate: text(() => 7),
    lacks: 'text',
  },
  {
    name: 'text-for-number',
    does: 'writes a number as a text',
    wanted: typed('integer'),
    mutate: toText,
    lacks: 'number',
  },
  {
    name: 'text-for-flag',
    does: 'writes yes and no as texts',
    wanted: typed('boolean'),
    mutate: toText,
    lacks: 'flag',
  },
  {
    name: 'object-for-list',
    does: 'writes a list as an object',
    wanted: typed('array'),
    mutate: (value) => (Array.isArray(value) ? Object.fromEntries(value.entries()) : undefined),
    lacks: 'list',
  },
  {
    name: 'fraction-for-integer',
    does: 'counts in halves',
    wanted: typed('integer'),
    mutate: (value) => (typeof value === 'number' ? value + 0.5 : undefined),
    lacks: 'integer',
  },
  {
    name: 'bad-enum',
    does: 'uses a value that is not on the list',
    wanted: ({ values }) => values !== null,
    mutate: text(() => 'unheard_of'),
    lacks: 'list of values',
  },
  {
    name: 'enum-in-capitals',
    does: 'writes listed values in another case',
    wanted: ({ values }) => values !== null,
    mutate: text(inOtherCase),
    lacks: 'list of values',
  },
  {
    name: 'bad-moment',
    does: 'writes moments in a local format',
    wanted: formatted('date-time'),
    mutate: text(() => '02.11.2026 12:00'),
    lacks: 'moment',
  },
  {
    name: 'moment-without-zone',
    does: 'leaves the zone of moments out',
    wanted: formatted('date-time'),
    mutate: text((value) => value.replace(/Z$/, '')),
    lacks: 'moment',
  },
  {
    name: 'moment-with-offset',
    does: 'writes moments in local time',
    wanted: formatted('date-time'),
    mutate: text((value) => value.replace(/Z$/, '+03:00')),
    lacks: 'moment',
  },
  {
    name: 'impossible-date',
    does: 'has a 31st of November',
    wanted: formatted('date'),
    mutate: text(() => '2026-11-31'),
    lacks: 'calendar day',
  },
  {
    name: 'date-with-time',
    does: 'writes days as moments',
    wanted: formatted('date'),
    mutate: text((value) => `${value}T00:00:00Z`),
    lacks: 'calendar day',
  },
  {
    name: 'bad-email',
    does: 'writes e-mail addresses with the name',
    wanted: formatted('email'),
    mutate: text((value) => `Anna <${value}>`),
    lacks: 'e-mail address',
  },
  {
    name: 'bad-id',
    does: 'returns ids that do not fit into a path',
    wanted: isId,
    mutate: text((value) => `${value}/1`),
    lacks: 'id',
  },
  {
    name: 'null-for-value',
    does: 'writes null where the contract has no null',
    wanted: ({ nullable }) => !nullable,
    mutate: (value) => (value === null ? undefined : null),
    lacks: 'value that must not be null',
  },
  {
    name: 'empty-for-null',
    does: 'writes an empty text instead of null',
    wanted: ({ nullable, values, format, pattern, type }) =>
      nullable && (type !== 'string' || values !== null || format !== '' || pattern !== ''),
    mutate: (value) => (value === null ? '' : undefined),
    lacks: 'value that may be null and has a form',
  },
  {
    name: 'extra-inner-field',
    does: 'returns more than the contract in an inner object',
    wanted: ({ properties }) => Object.keys(properties).length > 0,
    mutate: (value) => (isJson(value) ? { ...value, _row: 1 } : undefined),
    lacks: 'inner object',
  },
];

/** Kinds that change the whole body. */
const whole: readonly Kind[] = (
  [
    ['drop-required-field', 'leaves out the first field', ([, ...rest]) => Object.fromEntries(rest)],
    [
      'extra-field',
      'returns more than the contract',
      (fields) => ({ ...Object.fromEntries(fields), passwordHash: 'x' }),
    ],
    ['wrapped-body', 'wraps answers into an envelope', (fields) => ({ result: Object.fromEntries(fields) })],
    ['list-for-object', 'wraps answers into a list', (fields) => [Object.fromEntries(fields)]],
    ['null-body', 'answers null', () => null],
  ] as const satisfies [string, string, (fields: [string, unknown][]) => unknown][]
).map(([name, does, mutate]) => ({
  name,
  does,
  fits: (operation) => successBodies(operation).some(([, { schema }]) => describe(schema).type !== 'array'),
  otherwise: 'no success answer is an object',
  answer: (answered) => {
    const body = isSuccess(answered) ? objectIn(answered.text) : null;
    return body && withBody(answered, mutate(Object.entries(body)));
  },
}));

export const bodyKinds: readonly Kind[] = [...MUTATIONS.map(mutationKind), ...whole];
