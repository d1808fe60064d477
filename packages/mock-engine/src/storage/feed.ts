/** Messages between the servers that share one storage. */
import type { AnsweredRequest } from '../world/traffic/wire.ts';

export type Feed = {
  /** makes request ids unique across servers */
  readonly requestIdSuffix: string;
  /** Adds a request to the log of its world asynchronously: the answer does not wait for it. */
  add(world: string, entry: AnsweredRequest): void;
  /** The last requests of all servers to a world, oldest first. */
  requests(world: string): Promise<AnsweredRequest[]>;
  /** Deletes the requests to a world. */
  clear(world: string): Promise<void>;
  /** Notifies the other servers that a world was changed through the control plane, or deleted. */
  notify(world: string, event: 'changed' | 'ended'): void;
  /** Receives messages of the other servers. */
  listen(listener: FeedListener): void;
};

export type FeedListener = {
  /** whether this server has listeners for requests to this world */
  isWatched: (world: string) => boolean;
  answered: (world: string, entry: AnsweredRequest) => void;
  changed: (world: string) => void;
  ended: (world: string) => void;
};
