import { describe, expect, it } from 'vitest';
import { takeCapsule } from './capsule.ts';
import { buildSeed } from '../seed/seed.ts';
import { createWorld } from '../world.ts';

const seed = buildSeed();

function world() {
  const made = createWorld('w', seed, { clock: 'frozen' });
  const ask = () =>
    made.logRequest({
      id: 'req_1',
      at: made.clock.now(),
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
  return { made, ask };
}

/** One letter for each event: request, force, entry. */
const spelt = ({ made }: ReturnType<typeof world>) =>
  takeCapsule(made, '0.1.0')
    .happenings.map((happening) => ('request' in happening ? 'r' : 'forced' in happening ? 'f' : 'e'))
    .join('');

describe('the history of a world', () => {
  it('has every event since the start, up to a limit', () => {
    const one = world();
    one.made.force();
    one.ask();
    one.ask();
    one.made.followEntryLink({ as: 'buyer' });
    one.made.force();
    one.ask();
    expect(spelt(one)).toBe('frrefr');
  });

  it.each([248, 249, 250, 251, 252])('tells nothing twice that happens about its %dth moment', (count) => {
    const one = world();
    for (let i = 0; i < count; i += 1) one.ask();
    one.made.followEntryLink({ as: 'buyer' });
    one.made.transaction(() => one.made.id('lnk'));
    one.ask();
    for (let i = 0; i < 249; i += 1) one.ask();
    const { before, happenings } = takeCapsule(one.made, '0.1.0');
    const isEntered = before.counters['entering'] === 1;
    expect(happenings.filter((happening) => 'entered' in happening)).toHaveLength(isEntered ? 0 : 1);
    expect(before.counters['serial'] ?? 0).toBe(isEntered ? 1 : 0);
  });

  it('has a bounded length', () => {
    const one = world();
    for (let i = 0; i < 2000; i += 1) one.made.force();
    expect(spelt(one)).toMatch(/^f{250,500}$/);
    for (let i = 0; i < 2000; i += 1) one.ask();
    expect(spelt(one)).toMatch(/^r{250,500}$/);
  });
});
