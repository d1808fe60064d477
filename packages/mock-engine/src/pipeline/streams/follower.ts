/** One event stream: what its caller has seen, and when its next event is due. */
import type { World } from '../../world/world.ts';
import type { Call, Poll, PollResult } from '../call.ts';
import type { Identity } from '../application.ts';
import { EventQueue, type SentEvent } from '../response/event-queue.ts';

/** Null when the session has ended. */
export type Polled = (PollResult & { dueInMs: number | null }) | null;

type On = { closed: () => void; pollWanted: () => void };

/** Wants a poll with each heartbeat, and when something is due by the world's clock. Ends with the session. */
export class Follower {
  readonly #call: Call;
  readonly #identity: Identity;
  readonly #poll: Poll;
  readonly #on: On;
  readonly queue: EventQueue;
  /** `seen` of the last poll; null before the first */
  #seen: unknown = null;
  #due: NodeJS.Timeout | undefined;
  /** stops timers and listeners */
  readonly #stops: (() => void)[] = [];

  constructor(call: Call, identity: Identity, poll: Poll, on: On) {
    this.#call = call;
    this.#identity = identity;
    this.#poll = poll;
    this.#on = on;
    this.queue = new EventQueue({ closed: () => this.#stop(), heartbeat: on.pollWanted });
    const { forced } = call;
    this.#closeWhenGone(call.request.signal);
    const cutAfterMs = forced?.stream?.cutAfterMs;
    if (cutAfterMs !== undefined) this.#after(cutAfterMs, () => this.queue.cut());
    this.queue.comment('open');
  }

  /** Runs work on the current state of the followed world. @throws StorageError */
  inWorld<T>(work: (world: World) => T): Promise<T> {
    return this.#call.inWorld(work);
  }

  /** Part of a unit of work, so it may run more than once. Writes nothing, since only requests change a world. */
  poll(world: World): Polled {
    const { contract, headers, lang } = this.#call;
    const caller = this.#identity.findFollower(world, contract, headers);
    if (!caller) return null;
    const now = world.clock.now();
    const result = this.#poll({ world, now, nowIso: world.clock.nowIso(), caller, lang }, this.#seen);
    const { nextAt } = result;
    return { ...result, dueInMs: nextAt !== null && world.clock.mode === 'running' ? nextAt - now : null };
  }

  #closeWhenGone(signal: AbortSignal): void {
    const close = () => this.queue.close();
    if (signal.aborted) return close();
    signal.addEventListener('abort', close, { once: true });
    this.#stops.push(() => signal.removeEventListener('abort', close));
  }

  /** Call once for each poll, when its unit of work is done. */
  take(polled: Polled): void {
    if (this.queue.isClosed) return;
    if (!polled) return this.queue.close();
    this.#seen = polled.seen;
    this.#send(polled.events);
    this.#planNext(polled.dueInMs);
  }

  /** Sets no timer for distant events: a heartbeat polls before they are due. */
  #planNext(dueInMs: number | null): void {
    clearTimeout(this.#due);
    if (dueInMs !== null && dueInMs < MAX_TIMER_MS) this.#due = setTimeout(this.#on.pollWanted, dueInMs).unref();
  }

  #send(events: readonly SentEvent[]): void {
    const delayMs = this.#call.forced?.stream?.delayMs;
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
    clearTimeout(this.#due);
    for (const stop of this.#stops.splice(0)) stop();
    this.#on.closed();
  }
}

const MAX_TIMER_MS = 60_000;
