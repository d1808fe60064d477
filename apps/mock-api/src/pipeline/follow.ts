/** Follows a world for the caller of a request whose answer does not end. */
import type { ApiRequest } from './api-request.ts';
import { contextOf } from './call.ts';
import type { Look, Looked } from './operation.ts';
import type { Resources } from './resources.ts';
import { EventQueue, type SentEvent } from './response/event-queue.ts';
import { findFollower } from './stages/identify.ts';

/** Several changes in a row are looked at together. */
const PAUSE_MS = 30;

/**
 * Looks after every request to the world, after a change through the control plane, with each heartbeat, and when
 * something is due by the world's clock. Ends with the session.
 */
export function followWorld(apiRequest: ApiRequest, resources: Resources, look: Look): EventQueue {
  return new Follower(apiRequest, resources, look).queue;
}

class Follower {
  readonly #apiRequest: ApiRequest;
  readonly #resources: Resources;
  readonly #look: Look;
  readonly queue: EventQueue;
  /** what `look` knows; null before the first look */
  #seen: unknown = null;
  #isBusy = false;
  #pause: NodeJS.Timeout | undefined;
  #due: NodeJS.Timeout | undefined;
  /** ends what would go on without the listener */
  readonly #stops: (() => void)[] = [];

  constructor(apiRequest: ApiRequest, resources: Resources, look: Look) {
    this.#apiRequest = apiRequest;
    this.#resources = resources;
    this.#look = look;
    this.queue = new EventQueue({ closed: () => this.#stop(), heartbeat: () => void this.#lookNow() });
    const { world, incoming, stream } = apiRequest;
    const soon = () => this.#lookSoon();
    const ended = () => this.queue.close();
    this.#stops.push(world.traffic.watch(world.name, { answered: soon, changed: soon, ended }));
    this.#stops.push(incoming.onGone(ended));
    if (stream?.cutAfterMs !== undefined) this.#after(stream.cutAfterMs, () => this.queue.cut());
    this.queue.comment('open');
    void this.#lookNow();
  }

  #lookSoon(): void {
    this.#pause ??= setTimeout(() => void this.#lookNow(), PAUSE_MS);
  }

  async #lookNow(): Promise<void> {
    clearTimeout(this.#pause);
    this.#pause = undefined;
    if (this.#isBusy) return this.#lookSoon();
    this.#isBusy = true;
    try {
      const looked = await this.#apiRequest.inWorld(() => this.#lookIn());
      if (this.queue.isClosed) return;
      if (!looked) return this.queue.close();
      this.#seen = looked.seen;
      this.#send(looked.events);
      this.#planNext(looked.dueInMs);
    } catch {
      // The world cannot be read now, so the listener connects again.
      this.queue.cut();
    } finally {
      this.#isBusy = false;
    }
  }

  /** Null once the session has ended. May run more than once, and writes nothing: only requests change a world. */
  #lookIn(): (Looked & { dueInMs: number | null }) | null {
    const { world, route, exchange } = this.#apiRequest;
    const caller = route?.found ? findFollower(world, route.operation, exchange.headers, this.#resources) : null;
    if (!caller) return null;
    return world.clock.hold(() => {
      const context = contextOf(this.#apiRequest, caller);
      const looked = this.#look(context, this.#seen);
      const isComing = looked.nextAt !== null && world.clock.mode === 'running';
      return { ...looked, dueInMs: isComing && looked.nextAt !== null ? looked.nextAt - context.now : null };
    });
  }

  /** A heartbeat looks sooner at what is far away. */
  #planNext(dueInMs: number | null): void {
    clearTimeout(this.#due);
    if (dueInMs !== null && dueInMs < MAX_TIMER_MS) {
      this.#due = setTimeout(() => void this.#lookNow(), dueInMs).unref();
    }
  }

  #send(events: readonly SentEvent[]): void {
    const { delayMs } = this.#apiRequest.stream ?? {};
    const send = () => {
      for (const event of events) this.queue.send(event);
    };
    if (delayMs === undefined || events.length === 0) send();
    else this.#after(delayMs, send);
  }

  #after(ms: number, act: () => void): void {
    const timer = setTimeout(act, ms).unref();
    this.#stops.push(() => clearTimeout(timer));
  }

  #stop(): void {
    clearTimeout(this.#pause);
    clearTimeout(this.#due);
    for (const stop of this.#stops.splice(0)) stop();
  }
}

const MAX_TIMER_MS = 60_000;
