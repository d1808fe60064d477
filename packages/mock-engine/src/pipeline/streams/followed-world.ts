/** The event streams of one world, which are polled together. */
import type { Traffic } from '../../world/traffic/traffic.ts';
import type { World } from '../../world/world.ts';
import type { Follower, Polled } from './follower.ts';

/** Collects several changes in a row into one poll. */
const PAUSE_MS = 30;

/**
 * Polls all streams after a request that wrote something and after a change through the control plane, in one unit of
 * work. A request that wrote nothing costs one comparison, whatever the number of streams.
 */
export class FollowedWorld {
  readonly #followers = new Set<Follower>();
  /** streams that want a poll although nothing was written */
  readonly #waiting = new Set<Follower>();
  /** the state that all streams have seen */
  #seen: { world: World; writes: number } | null = null;
  #pause: NodeJS.Timeout | undefined;
  #mayHaveChanged = false;
  /** the clock or the forced answers were changed, which counts as no write */
  #isChangedOutside = false;
  #isBusy = false;
  readonly #unwatch: () => void;
  readonly #onEmpty: () => void;

  /** @param onEmpty called when the last stream has ended */
  constructor(name: string, traffic: Traffic, onEmpty: () => void) {
    this.#onEmpty = onEmpty;
    this.#unwatch = traffic.watch(name, {
      answered: () => this.#pollSoon(),
      changed: () => {
        this.#isChangedOutside = true;
        this.#pollSoon();
      },
      ended: () => {
        for (const { queue } of this.#followers) queue.close();
      },
    });
  }

  add(follower: Follower): void {
    this.#followers.add(follower);
    this.poll(follower);
  }

  remove(follower: Follower): void {
    this.#waiting.delete(follower);
    this.#followers.delete(follower);
    if (this.#followers.size > 0) return;
    clearTimeout(this.#pause);
    this.#unwatch();
    this.#onEmpty();
  }

  poll(follower: Follower): void {
    if (!this.#followers.has(follower)) return;
    this.#waiting.add(follower);
    void this.#work();
  }

  #pollSoon(): void {
    this.#pause ??= setTimeout(() => {
      this.#pause = undefined;
      this.#mayHaveChanged = true;
      void this.#work();
    }, PAUSE_MS);
  }

  async #work(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    while (this.#followers.size > 0 && (this.#mayHaveChanged || this.#waiting.size > 0)) await this.#pollOnce();
    this.#isBusy = false;
  }

  async #pollOnce(): Promise<void> {
    const [first] = this.#followers;
    const [all, waiting] = [[...this.#followers], [...this.#waiting]];
    const [mayHaveChanged, isChangedOutside, seen] = [this.#mayHaveChanged, this.#isChangedOutside, this.#seen];
    this.#waiting.clear();
    this.#mayHaveChanged = false;
    if (mayHaveChanged) this.#isChangedOutside = false;
    try {
      // May run more than once, so nothing is sent before it is done.
      const polled = await first?.inWorld((world) => {
        const isSeen = seen?.world === world && seen.writes === world.writes;
        const isChanged = mayHaveChanged && (isChangedOutside || !isSeen);
        const now = { world, writes: world.writes };
        return { seen: isChanged ? now : seen, results: pollEach(isChanged ? all : waiting, world) };
      });
      this.#seen = polled?.seen ?? null;
      for (const [follower, result] of polled?.results ?? []) follower.take(result);
    } catch {
      // The world cannot be read now: closing the connections makes the clients connect again.
      for (const { queue } of mayHaveChanged ? all : waiting) queue.cut();
    }
  }
}

/** At one moment, so that streams of one caller see the same. */
function pollEach(followers: readonly Follower[], world: World): Map<Follower, Polled> {
  return world.clock.hold(() => new Map(followers.map((follower) => [follower, follower.poll(world)] as const)));
}
