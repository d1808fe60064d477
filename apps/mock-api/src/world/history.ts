/**
 * How a world came to be what it is: how it stood before its last requests, and what was changed from outside between
 * them. With the request log that is all it takes to do the same again.
 */
import type { Happening } from '@zakupki/mock-control/schema';
import type { Memento } from './memento.ts';

/** A change made through the control plane. */
export type OutsideChange = Exclude<Happening, { request: unknown }>;

/** Where in a world's life: so many things had happened, so many of them requests. */
type Place = { readonly happened: number; readonly requests: number };
type Checkpoint = Place & { readonly memento: Memento };
type Note = Place & { readonly change: OutsideChange };

/** Happenings after which the world is looked at anew; so between 250 and 500 can be repeated. */
const INTERVAL = 250;

export class History {
  /** the last two, the older one first */
  #checkpoints: Checkpoint[];
  /** changes from outside since the older checkpoint */
  #notes: Note[] = [];
  #happened = 0;
  #requests = 0;

  constructor(beginning: Memento) {
    this.#checkpoints = [{ happened: 0, requests: 0, memento: beginning }];
  }

  /** A request was answered. @param look how the world stands now */
  answered(look: () => Memento): void {
    this.#happened += 1;
    this.#requests += 1;
    this.#lookWhenDue(look);
  }

  /** Something is about to be changed from outside. @param look how the world stands before */
  changing(change: OutsideChange, look: () => Memento): void {
    this.#lookWhenDue(look);
    this.#notes.push({ happened: this.#happened, requests: this.#requests, change });
    this.#happened += 1;
  }

  #lookWhenDue(look: () => Memento): void {
    const last = this.#checkpoints.at(-1);
    if (last && this.#happened - last.happened < INTERVAL) return;
    const checkpoint = { happened: this.#happened, requests: this.#requests, memento: look() };
    this.#checkpoints = [...(last ? [last] : []), checkpoint];
    this.#notes = this.#notes.filter(({ happened }) => happened >= (last ?? checkpoint).happened);
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
