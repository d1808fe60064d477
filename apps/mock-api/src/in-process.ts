// Runs the mock in the caller's process: the same worlds, rules and contract as on a server, without a connection. For
// unit tests, and for pages that MSW answers.
//
//     const mock = createMock();
//     const world = await mock.createWorld({ scenario: 'slow' });
//     await world.api('/orders', { headers: await world.signIn('buyer') });    // a Response
//     vi.stubGlobal('fetch', mock.fetch);                                       // the code under test calls it
//     http.all('*/api/*', ({ request }) => mock.respond(request));              // MSW calls it
import { answerInProcess, type InProcess } from '@zakupki/mock-engine/in-process/answer';
import { MOCK } from './mock.ts';
import { hashAtCost, QUICK } from './resources/session/password-hash.ts';
import { createWorld, type TestWorld, type WorldOptions } from './test-world.ts';

export type Mock = InProcess & {
  /** Creates a world from the seed, like `createWorld` on a server. */
  createWorld: (options?: WorldOptions) => Promise<TestWorld>;
};

/** @param options.maxWorlds above this number the least recently used world is dropped */
export function createMock(options: { maxWorlds?: number } = {}): Mock {
  hashAtCost(QUICK);
  const mock = answerInProcess(MOCK, options);
  return { ...mock, createWorld: (world) => createWorld(mock, world) };
}
