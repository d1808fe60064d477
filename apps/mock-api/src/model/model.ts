/** What the worlds of this application consist of. */
import type {} from './registered.ts';
import { createModel } from '@zakupki/mock-engine/world/model';
import { LIFETIMES } from './lifetimes.ts';
import { MAX_COUNT } from './numbers.ts';
import { PASSWORD, PEOPLE } from './people.ts';
import { LETTER_KINDS } from './records/messages.ts';
import { SCENARIOS } from './scenarios.ts';
import { TABLES } from './tables.ts';
import { WEBHOOK_EVENTS } from './webhook-events.ts';

export const MODEL = createModel({
  name: 'zakupki',
  tables: TABLES,
  lifetimes: LIFETIMES,
  counters: { orders: MAX_COUNT, 'purchase-orders': MAX_COUNT },
  scenarios: SCENARIOS,
  outcomes: { payment: 'startCheckout' },
  letterKinds: LETTER_KINDS,
  webhookEvents: WEBHOOK_EVENTS,
  people: PEOPLE,
  entryOperation: 'logInByToken',
  title: 'Zakupki mock',
  examplePage: '/zakupki/orders?status=draft',
  password: PASSWORD,
  sealKey: 'zakupki-mock-sealed-bids',
});
