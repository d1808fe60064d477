/** Feeds the control plane's event stream into this page's caches. */
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Letter, LoggedRequest, World } from '@zakupki/mock-control/schema';
import { controlApi } from './control/control-api.ts';
import { CONTROL, callOf } from './control/control-call.ts';
import { mergeRecent } from './control/recent.ts';
import { isNotFound } from './control/refusal.ts';
import type { AppDispatch } from './control/store.ts';
import { recordingApi } from './recording/recording-api.ts';
import { webhooksApi } from './webhooks/webhooks-api.ts';

/** `lost` until a reconnect succeeds. */
export type Connection = 'connecting' | 'live' | 'lost';

const RETRY_MS = 2000;
/** Batches events into one render. */
const BATCH_MS = 60;
/** Reloads the lists once events pause: the world may have been reset. */
const RELOAD_MS = 150;
/** Recounts changes once a burst of writes ends. */
const RECOUNT_MS = 400;

/**
 * Follows a world while it exists.
 * @param exists false for a world that does not exist: it has no events
 */
export function useWorldFeed(world: string, exists: boolean): Connection {
  const dispatch = useDispatch<AppDispatch>();
  const [connection, setConnection] = useState<Connection>('connecting');
  useEffect(() => {
    if (!exists) return;
    const feed = new Feed(world, dispatch, setConnection);
    feed.connect();
    return () => feed.end();
  }, [world, exists, dispatch]);
  return connection;
}

class Feed {
  readonly #world: string;
  readonly #dispatch: AppDispatch;
  readonly #onConnection: (connection: Connection) => void;
  #stream: EventSource | null = null;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #batchTimer: ReturnType<typeof setTimeout> | undefined;
  #recountTimer: ReturnType<typeof setTimeout> | undefined;
  #reloadTimer: ReturnType<typeof setTimeout> | undefined;
  #isLive = false;
  #requests: LoggedRequest[] = [];
  #letters: Letter[] = [];
  /** Events wait while the lists reload, or the lists would overwrite them. */
  #isReloading = false;
  /** Whether the lists that are loading may lack a change. */
  #isOutdated = false;

  constructor(world: string, dispatch: AppDispatch, onConnection: (connection: Connection) => void) {
    this.#world = world;
    this.#dispatch = dispatch;
    this.#onConnection = onConnection;
  }

  connect(): void {
    this.#onConnection('connecting');
    this.#open();
  }

  end(): void {
    this.#stream?.close();
    this.#stream = null;
    for (const timer of [this.#retryTimer, this.#batchTimer, this.#recountTimer, this.#reloadTimer])
      clearTimeout(timer);
  }

  #open(): void {
    const stream = new EventSource(CONTROL + callOf('listRequests', { path: { world: this.#world } }).url);
    this.#stream = stream;
    stream.addEventListener('open', () => void this.#reload());
    stream.addEventListener('error', () => this.#disconnect(stream));
    stream.addEventListener('request', ({ data }: MessageEvent<string>) => {
      this.#requests.push(JSON.parse(data) as LoggedRequest);
      this.#flushSoon();
    });
    stream.addEventListener('letter', ({ data }: MessageEvent<string>) => {
      this.#letters.push(JSON.parse(data) as Letter);
      this.#flushSoon();
    });
    stream.addEventListener('world', ({ data }: MessageEvent<string>) => {
      void this.#dispatch(controlApi.util.upsertQueryData('getWorld', this.#world, JSON.parse(data) as World));
      clearTimeout(this.#reloadTimer);
      this.#reloadTimer = setTimeout(() => void this.#reload(), RELOAD_MS);
    });
  }

  /** Loads the lists once the stream delivers all later events, and again if the world changes meanwhile. */
  async #reload(): Promise<void> {
    this.#isOutdated = true;
    if (this.#isReloading) return;
    this.#isReloading = true;
    while (this.#isOutdated) {
      this.#isOutdated = false;
      await this.#load();
    }
    this.#isReloading = false;
    if (this.#stream?.readyState !== EventSource.OPEN) return;
    this.#isLive = true;
    this.#flush();
    this.#onConnection('live');
  }

  async #load(): Promise<void> {
    // A running query may have been answered before the change, and a new one would only join it.
    await Promise.all(this.#dispatch(controlApi.util.getRunningQueriesThunk()));
    // The lists will include these events, or a reset has dropped them.
    [this.#requests, this.#letters] = [[], []];
    const refetch = { forceRefetch: true, subscribe: false } as const;
    const { listRequests, listLetters, getWorld, getHealth } = controlApi.endpoints;
    await Promise.all([
      this.#dispatch(listRequests.initiate(this.#world, refetch)),
      this.#dispatch(listLetters.initiate(this.#world, refetch)),
      this.#dispatch(getWorld.initiate(this.#world, refetch)),
      this.#dispatch(recordingApi.endpoints.getRecording.initiate(this.#world, refetch)),
      this.#dispatch(webhooksApi.endpoints.getWebhooks.initiate(this.#world, refetch)),
      this.#dispatch(getHealth.initiate(undefined, refetch)),
    ]);
  }

  /**
   * Reconnects until the world is back or known to be deleted; a restarted mock has lost its worlds. Retries at once
   * after a stream that was open: deleting a world ends its stream too.
   */
  #disconnect(stream: EventSource): void {
    if (this.#stream !== stream) return;
    stream.close();
    this.#onConnection('lost');
    this.#retryTimer = setTimeout(() => void this.#retry(stream), this.#isLive ? 0 : RETRY_MS);
    this.#isLive = false;
  }

  async #retry(stream: EventSource): Promise<void> {
    const { error } = await this.#dispatch(
      controlApi.endpoints.getWorld.initiate(this.#world, { forceRefetch: true, subscribe: false }),
    );
    // The console receives the same response and ends this feed.
    if (this.#stream !== stream || isNotFound(error)) return;
    if (error) this.#retryTimer = setTimeout(() => void this.#retry(stream), RETRY_MS);
    else this.#open();
  }

  #flushSoon(): void {
    this.#batchTimer ??= setTimeout(() => this.#flush(), BATCH_MS);
  }

  #flush(): void {
    clearTimeout(this.#batchTimer);
    this.#batchTimer = undefined;
    if (this.#isReloading) return;
    const [requests, letters] = [this.#requests, this.#letters];
    [this.#requests, this.#letters] = [[], []];
    const { updateQueryData } = controlApi.util;
    if (requests.length > 0) {
      this.#dispatch(updateQueryData('listRequests', this.#world, (known) => mergeRecent(known, requests)));
    }
    if (letters.length > 0) {
      this.#dispatch(updateQueryData('listLetters', this.#world, (known) => mergeRecent(known, letters)));
    }
    if (requests.some(({ method, forcedBy }) => method !== 'GET' || forcedBy !== null)) this.#countChanges();
  }

  /**
   * The stream reports only changes by QA; changes by the product appear only in the world's count, and forced answers
   * in the counts of its rules. Writes also show whether the storage works.
   */
  #countChanges(): void {
    this.#recountTimer ??= setTimeout(() => {
      this.#recountTimer = undefined;
      const { getWorld, getHealth } = controlApi.endpoints;
      const refetch = { forceRefetch: true, subscribe: false } as const;
      void this.#dispatch(getWorld.initiate(this.#world, refetch));
      void this.#dispatch(getHealth.initiate(undefined, refetch));
    }, RECOUNT_MS);
  }
}
