/** What all servers of one storage tell each other. */
import type { AnsweredRequest } from '../world/traffic/wire.ts';

export interface Feed {
  /** ends the request ids of this server, so that they differ from those of the others */
  readonly requestIdSuffix: string;
  /** Adds a request to the log of its world, soon: the answer does not wait for it. */
  add(world: string, entry: AnsweredRequest): void;
  /** The last requests of all servers to a world, oldest first. */
  requests(world: string): Promise<AnsweredRequest[]>;
  /** Tells the other servers that a world was changed through the control plane, or deleted. */
  tell(world: string, event: 'changed' | 'ended'): void;
  /** Receives what the other servers tell. */
  listen(listener: FeedListener): void;
}

export type FeedListener = {
  /** whether this server has listeners for requests to this world */
  isWatched: (world: string) => boolean;
  answered: (world: string, entry: AnsweredRequest) => void;
  changed: (world: string) => void;
  ended: (world: string) => void;
};
