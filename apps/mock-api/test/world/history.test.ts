import { describe, expect, it } from 'vitest';
import { takeCapsule } from '@zakupki/mock-engine/world/states/capsule';
import { buildSeed } from '../../src/seed/seed.ts';
import { createWorld, type World } from '@zakupki/mock-engine/world/world';

const seed = buildSeed();

function createLoggingWorld() {
  const world = createWorld('w', seed, { clock: 'frozen' });
  const logRequest = () =>
    world.logRequest({
      id: 'req_1',
      at: world.clock.now(),
      method: 'GET',
      path: '/api/me',
      operationId: 'getMe',
      personId: null,
      actingAsId: null,
      status: 200,
      ms: 1,
      forcedBy: null,
      reason: null,
      violations: [],
      wire: null,
    });
  return { world, logRequest };
}

/** One letter for each event: request, forced answers, entry. */
const eventLetters = (world: World) =>
  takeCapsule(world, '0.1.0')
    .happenings.map((happening) => ('request' in happening ? 'r' : 'forced' in happening ? 'f' : 'e'))
    .join('');

describe('the history of a world', () => {
  it('records every event since the start, up to a limit', () => {
    const { world, logRequest } = createLoggingWorld();
    world.force();
    logRequest();
    logRequest();
    world.followEntryLink({ as: 'buyer' });
    world.force();
    logRequest();
    expect(eventLetters(world)).toBe('frrefr');
  });

  it.each([248, 249, 250, 251, 252])('records an entry after %d requests exactly once', (count) => {
    const { world, logRequest } = createLoggingWorld();
    for (let i = 0; i < count; i += 1) logRequest();
    world.followEntryLink({ as: 'buyer' });
    world.transaction(() => world.id('lnk'));
    logRequest();
    for (let i = 0; i < 249; i += 1) logRequest();
    const { before, happenings } = takeCapsule(world, '0.1.0');
    const isEntered = before.counters['entering'] === 1;
    expect(happenings.filter((happening) => 'entered' in happening)).toHaveLength(isEntered ? 0 : 1);
    expect(before.counters['serial'] ?? 0).toBe(isEntered ? 1 : 0);
  });

  it('has a bounded length', () => {
    const { world, logRequest } = createLoggingWorld();
    for (let i = 0; i < 2000; i += 1) world.force();
    expect(eventLetters(world)).toMatch(/^f{250,500}$/);
    for (let i = 0; i < 2000; i += 1) logRequest();
    expect(eventLetters(world)).toMatch(/^r{250,500}$/);
  });
});
