/**
 * Recent history of a world: its state before the last requests, and the control-plane changes between those requests.
 * With the request log, this is enough to replay them.
 */
import type { Happening } from '../../contract/control.ts';
import type { Memento } from './memento.ts';

/** A change made through the control plane. */
export type OutsideChange = Exclude<Happening, { request: unknown }>;

/** Position in a world's history: number of events so far, and of requests among them. */
type Position = { readonly events: number; readonly requests: number };
type Checkpoint = Position & { readonly memento: Memento };
type RecordedChange = Position & { readonly change: OutsideChange };

/** Events between checkpoints, so that the last 250 to 500 events can be replayed. */
const INTERVAL = 250;

export class History {
  /** the last two, oldest first */
  #checkpoints: Checkpoint[];
  /** since the older checkpoint */
  #recorded: RecordedChange[] = [];
  #eventCount = 0;
  #requests = 0;

  constructor(initial: Memento) {
    this.#checkpoints = [{ events: 0, requests: 0, memento: initial }];
  }

  /** Discards all events before the state `memento`. */
  restart(memento: Memento): void {
    this.#checkpoints = [{ events: this.#eventCount, requests: this.#requests, memento }];
    this.#recorded = [];
  }

  /** @param takeMemento of the world after the request */
  afterRequest(takeMemento: () => Memento): void {
    this.#eventCount += 1;
    this.#requests += 1;
    this.#addCheckpointWhenDue(takeMemento);
  }

  /** @param takeMemento of the world before the change */
  beforeChange(change: OutsideChange, takeMemento: () => Memento): void {
    this.#addCheckpointWhenDue(takeMemento);
    this.#recorded.push({ events: this.#eventCount, requests: this.#requests, change });
    this.#eventCount += 1;
  }

  #addCheckpointWhenDue(takeMemento: () => Memento): void {
    const last = this.#checkpoints.at(-1);
    if (last && this.#eventCount - last.events < INTERVAL) return;
    const checkpoint = { events: this.#eventCount, requests: this.#requests, memento: takeMemento() };
    this.#checkpoints = [...(last ? [last] : []), checkpoint];
    this.#recorded = this.#recorded.filter(({ events }) => events >= (last ?? checkpoint).events);
  }

  /**
   * @returns the oldest known state, the number of requests since, and the changes since, each after `after` requests
   */
  since(): { before: Memento; requests: number; changes: { after: number; change: OutsideChange }[] } {
    const [oldest] = this.#checkpoints;
    if (!oldest) throw new Error('A history has at least one checkpoint.');
    return {
      before: oldest.memento,
      requests: this.#requests - oldest.requests,
      changes: this.#recorded.map(({ requests, change }) => ({ after: requests - oldest.requests, change })),
    };
  }
}
