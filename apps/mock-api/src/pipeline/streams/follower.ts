/** Follows a world for the caller of a streaming request. */
import type { ApiRequest } from './api-request.ts';
import { contextOf } from './call.ts';
import type { Poll, PollResult } from './operation.ts';
import type { Resources } from './resources.ts';
import { EventQueue, type SentEvent } from './response/event-queue.ts';
import { findFollower } from './stages/identify.ts';

/** Collects several changes in a row into one poll. */
const PAUSE_MS = 30;

/**
 * Polls after every request to the world, after a change through the control plane, with each heartbeat, and when
 * something is due by the world's clock. Ends with the session.
 */
export function followWorld(apiRequest: ApiRequest, resources: Resources, poll: Poll): EventQueue {
  return new Follower(apiRequest, resources, poll).queue;
}

class Follower {
  readonly #apiRequest: ApiRequest;
  readonly #resources: Resources;
  readonly #poll: Poll;
  readonly queue: EventQueue;
  /** `seen` of the last poll; null before the first */
  #seen: unknown = null;
  #isBusy = false;
  #pause: NodeJS.Timeout | undefined;
  #due: NodeJS.Timeout | undefined;
  /** stops timers and subscriptions */
  readonly #stops: (() => void)[] = [];

  constructor(apiRequest: ApiRequest, resources: Resources, poll: Poll) {
    this.#apiRequest = apiRequest;
    this.#resources = resources;
    this.#poll = poll;
    this.queue = new EventQueue({ closed: () => this.#stop(), heartbeat: () => void this.#pollNow() });
    const { world, incoming, stream } = apiRequest;
    const soon = () => this.#pollSoon();
    const ended = () => this.queue.close();
    this.#stops.push(world.traffic.watch(world.name, { answered: soon, changed: soon, ended }));
    this.#stops.push(incoming.onGone(ended));
    if (stream?.cutAfterMs !== undefined) this.#after(stream.cutAfterMs, () => this.queue.cut());
    this.queue.comment('open');
    void this.#pollNow();
  }

  #pollSoon(): void {
    this.#pause ??= setTimeout(() => void this.#pollNow(), PAUSE_MS);
  }

  async #pollNow(): Promise<void> {
    clearTimeout(this.#pause);
    this.#pause = undefined;
    if (this.#isBusy) return this.#pollSoon();
    this.#isBusy = true;
    try {
      const result = await this.#apiRequest.inWorld(() => this.#pollWorld());
      if (this.queue.isClosed) return;
      if (!result) return this.queue.close();
      this.#seen = result.seen;
      this.#send(result.events);
      this.#planNext(result.dueInMs);
    } catch {
      // The world cannot be read now: closing the connection makes the client reconnect.
      this.queue.cut();
    } finally {
      this.#isBusy = false;
    }
  }

  /**
   * Returns null when the session has ended. May run more than once; writes nothing, since only requests change a
   * world.
   */
  #pollWorld(): (PollResult & { dueInMs: number | null }) | null {
    const { world, route, exchange } = this.#apiRequest;
    const caller = route?.found ? findFollower(world, route.operation, exchange.headers, this.#resources) : null;
    if (!caller) return null;
    return world.clock.hold(() => {
      const context = contextOf(this.#apiRequest, caller);
      const result = this.#poll(context, this.#seen);
      const { nextAt } = result;
      return { ...result, dueInMs: nextAt !== null && world.clock.mode === 'running' ? nextAt - context.now : null };
    });
  }

  /** Sets no timer for distant events: a heartbeat polls before they are due. */
  #planNext(dueInMs: number | null): void {
    clearTimeout(this.#due);
    if (dueInMs !== null && dueInMs < MAX_TIMER_MS) {
      this.#due = setTimeout(() => void this.#pollNow(), dueInMs).unref();
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
