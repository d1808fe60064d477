/** All event streams of /api, by the world that they follow. */
import type { Call, Follow, Poll } from '../call.ts';
import type { Identity } from '../application.ts';
import type { EventQueue } from '../response/event-queue.ts';
import { FollowedWorld } from './followed-world.ts';
import { Follower } from './follower.ts';
import { EVENT_STREAMS, type StreamPlace, StreamRegister } from './stream-limits.ts';

export class EventStreams {
  readonly #identity: Identity;
  readonly #register = new StreamRegister(EVENT_STREAMS);
  /** worlds with open streams, by name */
  readonly #worlds = new Map<string, FollowedWorld>();

  constructor(identity: Identity) {
    this.#identity = identity;
  }

  of(call: Call): Follow {
    const { sessionId: session = '' } = call.callerIds ?? {};
    const place = { session, address: call.address, world: call.world.name };
    return {
      ensureRoom: () => this.#register.ensureRoom(place),
      start: (poll) => this.#start(call, poll, place),
    };
  }

  #start(call: Call, poll: Poll, place: StreamPlace): EventQueue {
    let world: FollowedWorld | null = null;
    let leave = () => {};
    const follower: Follower = new Follower(call, this.#identity, poll, {
      closed: () => {
        leave();
        world?.remove(follower);
      },
      pollWanted: () => world?.poll(follower),
    });
    const { queue } = follower;
    if (!queue.isClosed) leave = this.#register.add(place, queue);
    if (queue.isClosed) return queue;
    // Only now: the stream that ended for this one may have been the last of the world.
    world = this.#worldOf(call);
    world.add(follower);
    return queue;
  }

  #worldOf({ world: { name, traffic } }: Call): FollowedWorld {
    let world = this.#worlds.get(name);
    if (!world) {
      const created = (world = new FollowedWorld(name, traffic, () => {
        if (this.#worlds.get(name) === created) this.#worlds.delete(name);
      }));
      this.#worlds.set(name, world);
    }
    return world;
  }
}
