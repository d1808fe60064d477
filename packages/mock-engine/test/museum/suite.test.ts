/** The museum passes its suite, and its suite detects the mistakes of museums. */
import { expect, it } from 'vitest';
import { contractOperations } from '../../src/contract/operations.ts';
import { kindsOfContract } from '../../src/mutants/kinds/all.ts';
import { createApp } from '../../src/server/create-app.ts';
import { checksOf } from '../../src/suite/check.ts';
import { codeMatrixOf } from '../../src/suite/matrix/codes.ts';
import { type Exchange, matrixOf } from '../../src/suite/matrix/matrix.ts';
import { registerSuite, runAlone } from '../../src/suite/register.ts';
import './checks.ts';
import { museum } from './museum.ts';

const target = { server: createApp(museum, {}, {}) };
const tags = [...new Set(contractOperations.map(({ tag }) => tag))];

for (const tag of tags) {
  // What is read of a session does not change.
  const kinds = kindsOfContract().filter(({ name }) => tag !== 'session' || name !== 'answers-of-the-first');
  registerSuite(tag, { target, kinds });
}

it('exercises every declared status and code', async () => {
  const exchanges: Exchange[] = [];
  const observed = { ...target, onExchange: (exchange: Exchange) => void exchanges.push(exchange) };
  for (const check of tags.flatMap(checksOf)) await runAlone(check, observed);
  expect(matrixOf(exchanges).faults).toEqual([]);
  const forced = 'needs a server that fails or is busy';
  const unprovoked = { rate_limited: forced, server_error: forced, unavailable: forced, request_in_progress: forced };
  expect(codeMatrixOf(exchanges, unprovoked).faults).toEqual([]);
});
