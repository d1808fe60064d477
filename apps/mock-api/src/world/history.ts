/**
 * How a world came to be what it is: how it stood before its last requests, and what was changed from outside between
 * them. With the request log that is all it takes to do the same again.
 */
import type { Happening } from '@zakupki/mock-control/schema';
import type { Memento } from './world.ts';

/** A change made through the control plane. */
export type OutsideChange = Exclude<Happening, { request: unknown }>;

type Checkpoint = { readonly requests: number; readonly memento: Memento };
type Note = { readonly requests: number; readonly change: OutsideChange };

/** Happenings after which the world is looked at anew; so between 250 and 500 can be repeated. */
const INTERVAL = 250;

export class History {
  /** the last two, the older one first */
  #checkpoints: Checkpoint[];
  /** changes from outside since the older checkpoint, with the number of requests before them */
  #notes: Note[] = [];
  #requests = 0;
  #sinceCheckpoint = 0;

  constructor(beginning: Memento) {
    this.#checkpoints = [{ requests: 0, memento: beginning }];
  }

  /** A request was answered. @param look how the world stands now */
  answered(look: () => Memento): void {
    this.#requests += 1;
    this.#count(look);
  }

  /** Something was changed from outside. */
  changed(change: OutsideChange, look: () => Memento): void {
    this.#notes.push({ requests: this.#requests, change });
    this.#count(look);
  }

  #count(look: () => Memento): void {
    this.#sinceCheckpoint += 1;
    if (this.#sinceCheckpoint < INTERVAL) return;
    this.#sinceCheckpoint = 0;
    this.#checkpoints = [...this.#checkpoints.slice(-1), { requests: this.#requests, memento: look() }];
    const [oldest] = this.#checkpoints;
    this.#notes = this.#notes.filter(({ requests }) => requests >= (oldest?.requests ?? 0));
  }

  /** The oldest moment that is known, how many requests ago it was, and the changes since, each after so many requests. */
  since(): { before: Memento; requests: number; changes: { after: number; change: OutsideChange }[] } {
    const [oldest] = this.#checkpoints;
    if (!oldest) throw new Error('A history begins with the beginning.');
    return {
      before: oldest.memento,
      requests: this.#requests - oldest.requests,
      changes: this.#notes.map(({ requests, change }) => ({ after: requests - oldest.requests, change })),
    };
  }
}
