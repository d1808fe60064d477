/** Kinds with wrong refusals. */
import { type Json, objectIn, withBody } from '../exchange.ts';
import { declares, type Kind, refuses } from './kind.ts';

export type ProblemMutation = [
  name: string,
  does: string,
  statuses: readonly number[],
  mutate: (problem: Json) => Json | null,
];

/** Of every refusal. */
const ERRORS: readonly number[] = [];

const without = (problem: Json, key: string): Json | null => {
  if (!(key in problem)) return null;
  const { [key]: _gone, ...rest } = problem;
  return rest;
};

const fieldErrors = (problem: Json, mutate: (error: Json) => Json): Json | null =>
  Array.isArray(problem['errors']) ? { ...problem, errors: (problem['errors'] as Json[]).map(mutate) } : null;

const PROBLEMS: readonly ProblemMutation[] = [
  [
    'silent-problem',
    'refuses without a sentence',
    [400, 401, 404, 409, 412, 413, 415, 428],
    (problem) => ({ ...problem, message: '' }),
  ],
  [
    'forbidden-in-silence',
    'forbids without a sentence',
    [403],
    (problem) => (problem['message'] === '' ? null : { ...problem, message: '' }),
  ],
  [
    'message-is-code',
    'says its code instead of a sentence',
    [400, 401, 403, 404, 409, 412, 413, 415, 422, 428],
    (problem) => ({ ...problem, message: problem['code'] }),
  ],
  ['one-code-for-all', 'has one code for every problem', ERRORS, (problem) => ({ ...problem, code: 'error' })],
  ['problem-without-code', 'leaves the code of problems out', ERRORS, (problem) => without(problem, 'code')],
  [
    'problem-without-request-id',
    'leaves the request id of problems out',
    ERRORS,
    (problem) => without(problem, 'requestId'),
  ],
  [
    'problem-of-another-request',
    'names another request in problems',
    ERRORS,
    (problem) => ({ ...problem, requestId: 'req_0' }),
  ],
  ['problem-of-another-status', 'names another status in problems', ERRORS, (problem) => ({ ...problem, status: 418 })],
  [
    'problem-with-stack',
    'shows its insides in problems',
    ERRORS,
    (problem) => ({ ...problem, stack: 'Error\n    at handler (server.js:1:1)' }),
  ],
  ['422-without-errors', 'does not say what is invalid', [422], (problem) => without(problem, 'errors')],
  ['422-with-empty-errors', 'names no invalid field', [422], (problem) => ({ ...problem, errors: [] })],
  [
    '422-without-pointers',
    'does not say where it is invalid',
    [422],
    (problem) => fieldErrors(problem, (error) => without(error, 'pointer') ?? error),
  ],
  [
    '422-pointer-elsewhere',
    'points to the whole body',
    [422],
    (problem) => fieldErrors(problem, (error) => ({ ...error, pointer: '' })),
  ],
  [
    '422-code-of-another',
    'calls every invalid field missing',
    [422],
    (problem) =>
      fieldErrors(problem, (error) => ({ ...error, code: error['code'] === 'required' ? 'type' : 'required' })),
  ],
  [
    '422-first-error-only',
    'names one invalid field at a time',
    [422],
    (problem) =>
      Array.isArray(problem['errors']) && problem['errors'].length > 1
        ? { ...problem, errors: problem['errors'].slice(0, 1) }
        : null,
  ],
  ['412-without-current', 'does not show the current version', [412], (problem) => without(problem, 'current')],
];

/** Changes a refusal with one of the statuses; with any when none is named. */
export const problemKind = ([name, does, statuses, mutate]: ProblemMutation): Kind => ({
  name,
  does,
  fits: statuses.length > 0 ? declares(...statuses) : refuses,
  otherwise: statuses.length > 0 ? `no operation declares ${statuses.join(', ')}` : 'no operation refuses',
  answer: (answered) => {
    const isMeant = statuses.length > 0 ? statuses.includes(answered.status) : isError(answered.status);
    const problem = isMeant ? objectIn(answered.text) : null;
    const mutated = problem && mutate(problem);
    return mutated && withBody(answered, mutated);
  },
});

const isError = (status: number): boolean => status >= 400;

export const problemKinds: readonly Kind[] = PROBLEMS.map(problemKind);
