/** The kinds of mutants of this contract: those of any contract, and mistakes with what only this one has. */
import '../../src/contract.ts';
import type { ContractOperation } from '@zakupki/mock-engine/contract/operations';
import { kindsOfContract } from '@zakupki/mock-engine/mutants/kinds/all';
import type { Kind } from '@zakupki/mock-engine/mutants/kinds/kind';
import { problemKind, type ProblemMutation } from '@zakupki/mock-engine/mutants/kinds/problem';
import { headerRead } from '@zakupki/mock-engine/mutants/kinds/request';
import { turnKind, type Turn } from '@zakupki/mock-engine/mutants/kinds/status';
import { objectIn, withHeader } from '@zakupki/mock-engine/mutants/exchange';
import { moneyKinds } from './money-kinds.ts';

/** A fixed sample by default: results of unchanged tests are cached. */
export const MUTANTS_SEED = process.env['MUTANTS_SEED'] || '1';

/** Access has ended, or the phone is missing. */
const TURNS: readonly Turn[] = [
  [402, 'success', 'success', 'never requires payment'],
  [402, 400, 'problem', 'answers 400 when access has ended'],
  [402, 403, 'problem', 'answers 403 when access has ended'],
  [460, 'success', 'success', 'needs no phone'],
  [460, 400, 'problem', 'answers 400 to callers without a phone'],
  [460, 403, 'problem', 'answers 403 to callers without a phone'],
];

const NEXT: Readonly<Record<string, string>> = {
  TRIAL_EXPIRED: 'SUBSCRIPTION_EXPIRED',
  SUBSCRIPTION_EXPIRED: 'CREDITS_EXPIRED',
  CREDITS_EXPIRED: 'TRIAL_EXPIRED',
};

const PROBLEMS: readonly ProblemMutation[] = [
  [
    'wrong-402-message',
    'says in words that access has ended',
    [402],
    (problem) => ({ ...problem, message: 'Payment required' }),
  ],
  [
    'swapped-402-message',
    'confuses trial, subscription and credits',
    [402],
    (problem) => ({ ...problem, message: NEXT[String(problem['message'])] }),
  ],
  [
    '402-code-of-another',
    'confuses the codes of trial, subscription and credits',
    [402],
    (problem) => ({ ...problem, code: (NEXT[String(problem['code']).toUpperCase()] ?? '').toLowerCase() }),
  ],
  [
    'wrong-460-message',
    'says in words that the phone is missing',
    [460],
    (problem) => ({ ...problem, message: 'Phone required' }),
  ],
];

/** Also during impersonation. */
const actedFor = ({ isSecured, path }: ContractOperation) => isSecured && !path.startsWith('/admin/');

const ofCallers: readonly Kind[] = [
  {
    name: 'silent-acting',
    does: 'does not name the impersonated user',
    fits: actedFor,
    otherwise: 'impersonation does not apply there',
    answer: (answered) =>
      answered.headers['x-acting-as'] === undefined ? null : withHeader(answered, 'x-acting-as', null),
  },
  {
    name: 'letters-to-unknown-addresses',
    does: 'sends no e-mails',
    fits: ({ body, responses }) => body !== null && responses.has(202),
    otherwise: 'no operation sends an e-mail',
    request: (sent) => {
      const body = objectIn(sent.body);
      const unknown = { email: 'nobody@nowhere.example', phone: '+79990000000' };
      const known = Object.entries(unknown).filter(([key]) => typeof body?.[key] === 'string');
      return known.length > 0 ? { ...sent, body: JSON.stringify({ ...body, ...Object.fromEntries(known) }) } : null;
    },
  },
  headerRead('acts-as-oneself', 'does not act as another user', 'x-as-user', actedFor, (value) =>
    value ? null : undefined,
  ),
];

export const KINDS: readonly Kind[] = [
  ...kindsOfContract({
    // An ended impersonation can still be read.
    isEnd: ({ operationId }) => operationId.startsWith('end'),
    // A registration belongs to a webinar, which is listed anyway.
    isListedBefore: ({ path }) => path.endsWith('/registration'),
    listOf: (path) => path.replace(/\/\{\w+\}\/duplicate$/, ''),
    // Visits are counted for every caller.
    ignoresToken: ({ path }) => path.startsWith('/referrals/'),
    // The If-Match of a conflict is a fingerprint.
    isUnversioned: ({ tag }) => tag === 'conflicts',
    etagProperty: 'fingerprint',
  }),
  ...moneyKinds,
  ...TURNS.map(turnKind),
  ...PROBLEMS.map(problemKind),
  ...ofCallers,
];
