/** Catalogue of scenarios. Tests, links and tickets rely on the names. */
import type { Rule, ScenarioName } from '@zakupki/mock-control/schema';
import { contractOperations } from '../contract.ts';

const tags = [...new Set(contractOperations.map((operation) => operation.tag))];

type Scenario = { summary: string; rules: readonly Rule[] };

const always = (then: Rule['then']): readonly Rule[] => [{ when: {}, then }];

/** Leaves sign-in operations unforced: for them the same statuses mean a wrong password or link. */
const onceSignedIn = (then: Rule['then']): readonly Rule[] =>
  tags.filter((tag) => tag !== 'session').map((tag) => ({ when: { tag }, then }));

/** A forced status applies only to operations that declare it. */
export const SCENARIOS = {
  normal: { summary: 'Nothing is forced; the rules decide.', rules: [] },
  'subscription-expired': {
    summary: '402 SUBSCRIPTION_EXPIRED on every operation that may give it.',
    rules: always({ status: 402, message: 'SUBSCRIPTION_EXPIRED' }),
  },
  'credits-expired': {
    summary: '402 CREDITS_EXPIRED on every operation that may give it.',
    rules: always({ status: 402, message: 'CREDITS_EXPIRED' }),
  },
  'trial-expired': {
    summary: '402 TRIAL_EXPIRED on every operation that may give it.',
    rules: always({ status: 402, message: 'TRIAL_EXPIRED' }),
  },
  'phone-required': {
    summary: '460 PHONE_REQUIRED on every operation that may give it.',
    rules: always({ status: 460, message: 'PHONE_REQUIRED' }),
  },
  forbidden: {
    summary: '403 with a message, which the product shows in a popup.',
    rules: onceSignedIn({ status: 403, message: 'Доступ к этому действию закрыт администратором.' }),
  },
  'forbidden-silent': {
    summary: '403 without a message: no popup.',
    rules: onceSignedIn({ status: 403, message: '' }),
  },
  unauthorized: { summary: '401 on every operation that needs a token.', rules: onceSignedIn({ status: 401 }) },
  'not-found': { summary: '404 on every operation that addresses something.', rules: onceSignedIn({ status: 404 }) },
  stale: { summary: '412 on every write that sends If-Match.', rules: always({ status: 412 }) },
  'rate-limited': { summary: '429 with Retry-After.', rules: always({ status: 429 }) },
  'server-error': { summary: '500.', rules: always({ status: 500 }) },
  slow: { summary: 'The real answer, two seconds late.', rules: always({ delayMs: 2000 }) },
  flaky: { summary: 'Every third request is a 503.', rules: [{ when: {}, then: { status: 503 }, every: 3 }] },
  offline: { summary: 'The connection is dropped.', rules: always({ drop: true }) },
  malformed: { summary: '200 with a broken JSON body.', rules: always({ malformed: true }) },
  'invitation-revoked': {
    summary: '401 invitation_revoked on every operation that needs a token.',
    rules: onceSignedIn({ status: 401, message: 'invitation_revoked' }),
  },
  'invitation-expired': {
    summary: '401 invitation_expired on every operation that needs a token.',
    rules: onceSignedIn({ status: 401, message: 'invitation_expired' }),
  },
  'payment-pending': {
    summary: 'A card payment stays pending; its money arrives a day later by the clock.',
    rules: always({ payment: 'pending' }),
  },
  'payment-failed': { summary: 'A card payment fails and changes nothing.', rules: always({ payment: 'failed' }) },
  'events-cut': {
    summary: 'Streams of events break off after five seconds, and every second one is refused.',
    rules: [
      { when: { tag: 'events' }, then: { status: 503 }, every: 2 },
      { when: { tag: 'events' }, then: { stream: { cutAfterMs: 5000 } } },
    ],
  },
  'events-delayed': {
    summary: 'Events arrive ten seconds late.',
    rules: [{ when: { tag: 'events' }, then: { stream: { delayMs: 10_000 } } }],
  },
} satisfies Record<ScenarioName, Scenario>;

export const scenarioNames = Object.keys(SCENARIOS) as ScenarioName[];

export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(SCENARIOS, name);
}
