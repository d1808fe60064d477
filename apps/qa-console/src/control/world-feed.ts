/** Feeds the control plane's event stream into this page's caches. */
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Letter, LoggedRequest, World } from '@zakupki/mock-control/schema';
import { controlApi } from './control-api.ts';
import { CONTROL, callOf } from './control-call.ts';
import { mergeRecent } from './recent.ts';
import { isNotFound } from './refusal.ts';
import type { AppDispatch } from './store.ts';
import { recordingApi } from '../recording/recording-api.ts';
import { webhooksApi } from '../webhooks/webhooks-api.ts';

/** `lost` until a reconnect succeeds. */
export type Connection = 'connecting' | 'live' | 'lost';

const RETRY_MS = 2000;
/** Batches events into one render. */
const BATCH_MS = 60;
/** The world may have been reset: reload its lists once events pause. */
const REREAD_MS = 150;
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
  readonly #tell: (connection: Connection) => void;
  #stream: EventSource | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #batch: ReturnType<typeof setTimeout> | undefined;
  #recount: ReturnType<typeof setTimeout> | undefined;
  #reread: ReturnType<typeof setTimeout> | undefined;
  #isLive = false;
  #requests: LoggedRequest[] = [];
  #letters: Letter[] = [];
  /** Events wait while the lists load, or the lists would overwrite them. */
  #isCatchingUp = false;
  /** The lists on their way may lack a change. */
  #isOutdated = false;

  constructor(world: string, dispatch: AppDispatch, tell: (connection: Connection) => void) {
    this.#world = world;
    this.#dispatch = dispatch;
    this.#tell = tell;
  }

  connect(): void {
    this.#tell('connecting');
    this.#open();
  }

  end(): void {
    this.#stream?.close();
    this.#stream = null;
    for (const timer of [this.#retry, this.#batch, this.#recount, this.#reread]) clearTimeout(timer);
  }

  #open(): void {
    const stream = new EventSource(CONTROL + callOf('listRequests', { path: { world: this.#world } }).url);
    this.#stream = stream;
    stream.addEventListener('open', () => void this.#catchUp());
    stream.addEventListener('error', () => this.#lose(stream));
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
      clearTimeout(this.#reread);
      this.#reread = setTimeout(() => void this.#catchUp(), REREAD_MS);
    });
  }

  /** Loads the lists once the stream delivers all later events, and again if the world changes meanwhile. */
  async #catchUp(): Promise<void> {
    this.#isOutdated = true;
    if (this.#isCatchingUp) return;
    this.#isCatchingUp = true;
    while (this.#isOutdated) {
      this.#isOutdated = false;
      await this.#load();
    }
    this.#isCatchingUp = false;
    if (this.#stream?.readyState !== EventSource.OPEN) return;
    this.#isLive = true;
    this.#flush();
    this.#tell('live');
  }

  async #load(): Promise<void> {
    // A query on its way may have been answered before the change, and a new one would only join it.
    await Promise.all(this.#dispatch(controlApi.util.getRunningQueriesThunk()));
    // The lists have them, or a reset has dropped them.
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
   * Reconnects until the world is back or known to be deleted; a restarted mock forgets worlds. Checks a stream that
   * was open at once: deleting a world ends it too.
   */
  #lose(stream: EventSource): void {
    if (this.#stream !== stream) return;
    stream.close();
    this.#tell('lost');
    this.#retry = setTimeout(() => void this.#tryAgain(stream), this.#isLive ? 0 : RETRY_MS);
    this.#isLive = false;
  }

  async #tryAgain(stream: EventSource): Promise<void> {
    const { error } = await this.#dispatch(
      controlApi.endpoints.getWorld.initiate(this.#world, { forceRefetch: true, subscribe: false }),
    );
    // The view of the world receives the same response and ends this feed.
    if (this.#stream !== stream || isNotFound(error)) return;
    if (error) this.#retry = setTimeout(() => void this.#tryAgain(stream), RETRY_MS);
    else this.#open();
  }

  #flushSoon(): void {
    this.#batch ??= setTimeout(() => this.#flush(), BATCH_MS);
  }

  #flush(): void {
    clearTimeout(this.#batch);
    this.#batch = undefined;
    if (this.#isCatchingUp) return;
    const [requests, letters] = [this.#requests, this.#letters];
    [this.#requests, this.#letters] = [[], []];
    const { updateQueryData } = controlApi.util;
    if (requests.length > 0) {
      this.#dispatch(updateQueryData('listRequests', this.#world, (known) => mergeRecent(known, requests)));
    }
    if (letters.length > 0) {
      this.#dispatch(updateQueryData('listLetters', this.#world, (known) => mergeRecent(known, letters)));
    }
    if (requests.some(({ method }) => method !== 'GET')) this.#countChanges();
  }

  /** The stream reports changes by QA; the product's changes appear only in the count. */
  #countChanges(): void {
    this.#recount ??= setTimeout(() => {
      this.#recount = undefined;
      const { initiate } = controlApi.endpoints.getWorld;
      void this.#dispatch(initiate(this.#world, { forceRefetch: true, subscribe: false }));
    }, RECOUNT_MS);
  }
}
