/** Creates, changes and deletes worlds, their rules and their clocks. */
import { DateTime, Duration } from 'luxon';
import type { EarlierWorld, ForcedAnswers, World as WorldBody } from '../contract/control.ts';
import { keptHits, leftOf } from '../pipeline/forced/counts.ts';
import { activateScenario } from '../pipeline/forced/find-forced.ts';
import { Problem } from '../pipeline/problem.ts';
import { momentOf } from '../dates/moment.ts';
import { nameBefore, type StoredWorld } from '../storage/storage.ts';
import { toIso } from '../world/clock.ts';
import { NORMAL } from '../world/states/memento.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../storage/worlds.ts';
import type { Lang } from '@zakupki/words';
import { invalidCall } from './call.ts';
import { fieldError } from './field-error.ts';
import type { ControlHandlers } from './handlers.ts';
import { validateRules } from './rules/custom-rules.ts';

const EARLIEST = Date.UTC(2000, 0, 1);
/** Exclusive. */
const LATEST = Date.UTC(2100, 0, 1);

export const worldCalls = {
  listWorlds: async (_request, { worlds }) => {
    const { open, stored, earlier } = await worlds.list();
    const listed = [...stored.map(presentStoredWorld), ...open.map(presentWorld)];
    return { status: 200, body: { worlds: listed, earlier: earlier.map(presentEarlierWorld) } };
  },

  // Reading must not create a world.
  getWorld: async ({ params: { world: name } }, { worlds }) => {
    if (!(await worlds.exists(name))) throw new Problem('world_unused', { params: { value: name } });
    return worlds.run(name, answerWorld);
  },

  createWorld: async ({ params: { world: name }, body }, { worlds }) => {
    const initial = {
      scenario: activateScenario(body?.scenario ?? 'normal', worlds.seed.model),
      ...(body?.now !== undefined && { now: requireClockInRange(momentOf(body.now)) }),
    };
    const status = await creationStatus(worlds, name);
    const world = await worlds.create(name, initial);
    return { status, body: presentWorld(world) };
  },

  deleteWorld: async ({ params: { world: name } }, { worlds }) => {
    if (!(await worlds.delete(name))) throw new Problem('world_unused', { params: { value: name } });
    return { status: 204 };
  },

  resetWorld: async ({ params: { world: name } }, { worlds }) => answerWorld(await worlds.create(name)),

  forceAnswers: ({ params, body }, { worlds, lang }) => {
    if (body.name === undefined && body.rules === undefined) {
      const allowed = 'name, rules';
      throw invalidCall([fieldError(lang, '', 'required', 'at_least_one_of', { allowed })]);
    }
    const scenario = activateScenario(body.name ?? 'normal', worlds.seed.model);
    const rules = validateRules(body.rules ?? [], worlds.seed.model, lang);
    return worlds.run(params.world, (world) => {
      const limit = limitOf(body, world.clock, lang);
      const { keepsCounts = false } = body;
      const isSame = scenario.name === world.scenario.name;
      const scenarioHits = keepsCounts && isSame ? [...world.scenario.hits] : [];
      const hits = keepsCounts ? keptHits(rules, world.customRules) : [];
      world.force({ ...scenario, hits: scenarioHits, ...limit }, { rules, hits, ...limit }, keepsCounts);
      return answerWorld(world);
    });
  },

  stopForcing: ({ params }, { worlds }) =>
    worlds.run(params.world, (world) => {
      world.force();
      return answerWorld(world);
    }),

  moveClock: ({ params, body: { advance, set, mode } }, { worlds }) =>
    worlds.run(params.world, (world) => {
      const { clock } = world;
      if (mode) clock.setMode(mode);
      if (set !== undefined) clock.set(requireClockInRange(momentOf(set)));
      if (advance !== undefined) {
        const before = clock.now();
        clock.advance(Duration.fromISO(advance));
        const moved = clock.now();
        if (!isInRange(moved)) clock.set(before);
        requireClockInRange(moved);
      }
      return answerWorld(world);
    }),
} satisfies ControlHandlers<
  | 'listWorlds'
  | 'getWorld'
  | 'createWorld'
  | 'deleteWorld'
  | 'resetWorld'
  | 'forceAnswers'
  | 'stopForcing'
  | 'moveClock'
>;

export function presentWorld(world: World): WorldBody {
  const { name, clock, scenario, customRules } = world;
  const until = scenario.until ?? customRules.until;
  const rulesLeft = leftOf(customRules.rules, customRules.hits);
  return {
    name,
    now: clock.nowIso(),
    clock: clock.mode,
    scenario: scenario.name,
    rules: [...customRules.rules],
    ...(until !== undefined && { forcedUntil: toIso(until) }),
    ...(rulesLeft && { rulesLeft }),
    changes: world.countChanges(),
  };
}

function presentStoredWorld({ head, changes }: StoredWorld): WorldBody {
  const { world: name, clock, scenario, rules, counters, clockReadAt = Date.now() } = head;
  const until = counters['until/scenario'] ?? counters['until/own'];
  const state = { name, now: clock.now, clock: clock.mode, changes };
  const rulesLeft = leftOf(
    rules,
    rules.map((_, index) => counters[`own/${index}`]),
  );
  const forced = { ...state, scenario, rules, ...(rulesLeft && { rulesLeft }) };
  if (until === undefined) return forced;
  const now = momentOf(clock.now) + (clock.mode === 'running' ? Date.now() - clockReadAt : 0);
  return until <= now ? { ...state, scenario: NORMAL.name, rules: [] } : { ...forced, forcedUntil: toIso(until) };
}

function presentEarlierWorld({ head: { world: name }, changes }: StoredWorld): EarlierWorld {
  return { name, world: nameBefore(name) ?? name, changes };
}

const answerWorld = (world: World) => ({ status: 200, body: presentWorld(world) }) as const;

/** Returns 201 for a new world, 200 for one that will be replaced. Call it before creating the world. */
export async function creationStatus(worlds: Worlds, name: string): Promise<200 | 201> {
  return (await worlds.names()).has(name) ? 200 : 201;
}

/**
 * When forced answers expire, epoch ms.
 * @throws Problem 400 clock_out_of_range; control_invalid for a limit that has passed, which would force nothing
 */
function limitOf({ expiresIn, until }: ForcedAnswers, clock: World['clock'], lang: Lang): { until?: number } {
  const now = clock.now();
  const end = expiresIn === undefined ? undefined : DateTime.fromMillis(now, UTC).plus(Duration.fromISO(expiresIn));
  const ends = [
    ...(until === undefined ? [] : [['/until', momentOf(until)] as const]),
    ...(end === undefined ? [] : [['/expiresIn', end.toMillis()] as const]),
  ];
  const past = ends.filter(([, moment]) => requireClockInRange(moment) <= now);
  if (past.length > 0) {
    throw invalidCall(
      past.map(([pointer]) => fieldError(lang, pointer, 'min', 'forced_in_past', { now: clock.nowIso() })),
    );
  }
  return ends.length === 0 ? {} : { until: Math.min(...ends.map(([, moment]) => moment)) };
}

const UTC = { zone: 'utc' } as const;

const isInRange = (moment: number): boolean => moment >= EARLIEST && moment < LATEST;

/** @param moment epoch ms @throws Problem 400 clock_out_of_range */
export function requireClockInRange(moment: number): number {
  if (!isInRange(moment)) throw new Problem('clock_out_of_range');
  return moment;
}
