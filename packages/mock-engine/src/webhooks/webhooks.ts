/**
 * Sends events of worlds that have a webhook: after a request, after a change through the control plane, and when a
 * running clock reaches the next attempt.
 */
import { hostOf, isThisMachine } from '../http/hosts.ts';
import type { Inspection } from '../pipeline/application.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../storage/worlds.ts';
import { claimDue, nextAttemptAt, recordAttempt, type Sending } from './deliveries.ts';
import { attemptDelivery } from './send.ts';

/** While a clock runs, an event may become due at any time. */
const MAX_PAUSE_MS = 5000;
const MIN_PAUSE_MS = 50;

type Watched = { unwatch: () => void; timer: NodeJS.Timeout | undefined; isBusy: boolean; isWanted: boolean };

export class Webhooks {
  readonly #worlds: Worlds;
  readonly #inspection: Inspection;
  readonly #hosts: readonly string[];
  readonly #watched = new Map<string, Watched>();

  /** @param hosts that webhooks may call besides this machine, in lower case */
  constructor(worlds: Worlds, inspection: Inspection, hosts: readonly string[]) {
    this.#worlds = worlds;
    this.#inspection = inspection;
    this.#hosts = hosts;
    worlds.onOpened = (world) => {
      if (world.changed('webhooks') > 0) this.watch(world.name);
    };
  }

  canCall(url: string): boolean {
    const { protocol, username, password } = URL.parse(url) ?? {};
    const host = hostOf(url);
    const isPlain = (protocol === 'http:' || protocol === 'https:') && !username && !password;
    return isPlain && host !== null && (isThisMachine(host) || this.#hosts.includes(host));
  }

  watch(name: string): void {
    const known = this.#watched.get(name);
    if (known) {
      this.#wake(name, known);
      return;
    }
    const watched: Watched = { unwatch: () => {}, timer: undefined, isBusy: false, isWanted: false };
    const wake = () => this.#wake(name, watched);
    watched.unwatch = this.#worlds.traffic.watch(name, {
      answered: wake,
      changed: wake,
      ended: () => this.unwatch(name),
    });
    this.#watched.set(name, watched);
    wake();
  }

  unwatch(name: string): void {
    const watched = this.#watched.get(name);
    watched?.unwatch();
    clearTimeout(watched?.timer);
    this.#watched.delete(name);
  }

  #wake(name: string, watched: Watched): void {
    watched.isWanted = true;
    if (watched.isBusy) return;
    watched.isBusy = true;
    clearTimeout(watched.timer);
    void this.#work(name, watched).finally(() => {
      watched.isBusy = false;
      if (watched.isWanted && this.#watched.get(name) === watched) this.#wake(name, watched);
    });
  }

  async #work(name: string, watched: Watched): Promise<void> {
    watched.isWanted = false;
    try {
      // `run` would create a deleted world again.
      if (!(await this.#worlds.exists(name))) return this.unwatch(name);
      const due = await this.#worlds.run(name, (world) => claimDue(world, this.#inspection));
      await Promise.all(due.map((sending) => this.#deliver(name, sending)));
      if (due.length > 0) this.#worlds.notifyChanged(name);
      await this.#worlds.run(name, (world) => this.#planNext(world, watched));
    } catch (error) {
      // The world cannot be stored now; the next request or change retries.
      process.stderr.write(`Webhooks of world "${name}": ${error instanceof Error ? error.message : String(error)}\n`);
    }
  }

  async #deliver(name: string, sending: Sending): Promise<void> {
    const attempt = this.canCall(sending.url)
      ? await attemptDelivery(sending)
      : { status: null, error: 'host not in MOCK_WEBHOOK_HOSTS', ms: 0 };
    await this.#worlds.run(name, (world) => recordAttempt(world, sending.delivery.id, attempt));
  }

  #planNext(world: World, watched: Watched): void {
    if (world.changed('webhooks') === 0) return this.unwatch(world.name);
    if (world.clock.mode === 'frozen') return;
    const next = nextAttemptAt(world) ?? Infinity;
    const pause = Math.min(MAX_PAUSE_MS, Math.max(MIN_PAUSE_MS, next - world.clock.now()));
    watched.timer = setTimeout(() => this.#wake(world.name, watched), pause).unref();
  }
}
