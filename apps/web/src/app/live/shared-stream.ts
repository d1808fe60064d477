/**
 * One stream for all tabs of a browser. The tab with the lock keeps the stream open and passes on its events. When the
 * tab is closed, or hidden for long, the next tab gets the lock and continues after the last event.
 */
import type { ReceivedEvent } from '../../http/event-stream.ts';
import type { Connection, ConnectionState } from './connection.ts';

export type SharedStreamOptions = {
  /** Tabs with the same name share a stream; a name belongs to one person and session. */
  readonly name: string;
  /** Null when the browser has none: each tab then has a separate stream. */
  readonly locks: Pick<LockManager, 'request'> | null;
  readonly connect: (how: {
    /** Returns the event to continue after. Called at each attempt. */
    readonly lastEventId: () => string | null;
    readonly onEvent: (received: ReceivedEvent) => void;
    readonly onState: (state: ConnectionState) => void;
  }) => Connection;
  readonly onEvent: (received: ReceivedEvent) => void;
  readonly onState: (state: ConnectionState) => void;
};

export type SharedStream = {
  /** Waits for the lock, to open the stream. */
  readonly enter: () => void;
  /** Leaves the stream to other tabs; their events still arrive. */
  readonly leave: () => void;
  readonly close: () => void;
};

type Message =
  | ({ readonly type: 'event' } & ReceivedEvent)
  | { readonly type: 'state'; readonly state: ConnectionState }
  /** A new tab asks for the events since it started loading. */
  | { readonly type: 'hello'; readonly from: string; readonly since: number }
  | {
      readonly type: 'welcome';
      readonly to: string;
      readonly state: ConnectionState;
      readonly lastEventId: string | null;
      readonly events: readonly ReceivedEvent[];
    };

/** Interval at which the leading tab shows that it is alive. */
const BEAT_MS = 20_000;
/** Browsers freeze hidden pages, which keep the lock: after this time another tab takes it. */
export const LEADER_SILENCE_MS = 60_000;
const MAX_RECENT = 100;

export function shareStream(options: SharedStreamOptions): SharedStream {
  const { locks } = options;
  return locks && 'BroadcastChannel' in globalThis ? new TabsStream({ ...options, locks }) : separateStream(options);
}

function separateStream({ connect, onEvent, onState }: SharedStreamOptions): SharedStream {
  let lastEventId: string | null = null;
  let connection: Connection | null = null;
  const leave = () => {
    connection?.stop();
    connection = null;
  };
  return {
    enter() {
      connection ??= connect({
        lastEventId: () => lastEventId,
        onState,
        onEvent(received) {
          lastEventId = received.id ?? lastEventId;
          onEvent(received);
        },
      });
    },
    leave,
    close: leave,
  };
}

type TabsOptions = SharedStreamOptions & { readonly locks: Pick<LockManager, 'request'> };

class TabsStream implements SharedStream {
  readonly #options: TabsOptions;
  readonly #channel: BroadcastChannel;
  readonly #id = crypto.randomUUID();
  /** Events since this tab was opened. */
  #recent: readonly { readonly at: number; readonly received: ReceivedEvent }[] = [];
  #lastEventId: string | null = null;
  #state: ConnectionState = 'connecting';
  /** Whether this tab has all events since it started loading. */
  #isUpToDate = false;
  /** Null while the tab does not want the lock. */
  #turn: Turn | null = null;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(options: TabsOptions) {
    this.#options = options;
    this.#channel = new BroadcastChannel(options.name);
    this.#channel.onmessage = ({ data }: MessageEvent<Message>) => this.#onMessage(data);
    this.#sayHello();
  }

  readonly enter = (): void => {
    if (this.#turn) return;
    this.#request({});
    this.#watchLeader();
  };

  readonly leave = (): void => {
    clearTimeout(this.#silence);
    const turn = this.#turn;
    this.#turn = null;
    turn?.waiting.abort();
    turn?.end();
  };

  readonly close = (): void => {
    this.leave();
    this.#channel.close();
  };

  /** Waits for the lock, or takes it from a silent tab. */
  #request({ steal = false }: { readonly steal?: boolean }): void {
    const turn: Turn = { waiting: new AbortController(), isLeading: false, end: () => {} };
    this.#turn = turn;
    // A stolen lock is granted at once, so the browser refuses a signal.
    const how = steal ? { steal } : { signal: turn.waiting.signal };
    this.#options.locks
      .request(this.#options.name, how, () => (this.#turn === turn ? this.#lead(turn) : undefined))
      .catch(() => {
        // Aborted, or another tab has stolen the lock; in that case this tab waits for its next turn.
        turn.end();
        if (this.#turn === turn) this.#request({});
      });
  }

  /** Resolves when the turn ends. */
  #lead(turn: Turn): Promise<void> {
    clearTimeout(this.#silence);
    turn.isLeading = true;
    this.#isUpToDate = true;
    const connection = this.#options.connect({
      lastEventId: () => this.#lastEventId,
      onEvent: (received) => {
        this.#say({ type: 'event', ...received });
        this.#receive(received);
      },
      onState: (state) => {
        this.#say({ type: 'state', state });
        this.#setState(state);
      },
    });
    const beat = setInterval(() => this.#say({ type: 'state', state: this.#state }), BEAT_MS);
    return new Promise((resolve) => {
      turn.end = () => {
        clearInterval(beat);
        turn.isLeading = false;
        connection.stop();
        resolve();
      };
    });
  }

  #onMessage(message: Message): void {
    if (message.type === 'hello') return this.#welcome(message);
    if (message.type === 'welcome') return this.#applyWelcome(message);
    // No leading tab has answered yet.
    if (!this.#isUpToDate) this.#sayHello();
    if (this.#turn && !this.#turn.isLeading) this.#watchLeader();
    if (message.type === 'event') this.#receive({ event: message.event, id: message.id });
    else this.#setState(message.state);
  }

  #sayHello(): void {
    this.#say({ type: 'hello', from: this.#id, since: Date.now() - performance.now() });
  }

  #welcome({ from, since }: Extract<Message, { type: 'hello' }>): void {
    if (!this.#turn?.isLeading) return;
    const events = this.#recent.filter(({ at }) => at >= since).map(({ received }) => received);
    this.#say({ type: 'welcome', to: from, state: this.#state, lastEventId: this.#lastEventId, events });
  }

  #applyWelcome({ to, state, lastEventId, events }: Extract<Message, { type: 'welcome' }>): void {
    if (to !== this.#id || this.#isUpToDate) return;
    this.#isUpToDate = true;
    // Some may already have arrived as messages.
    const known = new Set(this.#recent.map(({ received }) => JSON.stringify(received)));
    for (const received of events) if (!known.has(JSON.stringify(received))) this.#receive(received);
    this.#lastEventId = lastEventId ?? this.#lastEventId;
    this.#setState(state);
  }

  #receive(received: ReceivedEvent): void {
    this.#lastEventId = received.id ?? this.#lastEventId;
    this.#recent = [...this.#recent, { at: Date.now(), received }].slice(-MAX_RECENT);
    this.#options.onEvent(received);
  }

  #setState(state: ConnectionState): void {
    this.#state = state;
    this.#options.onState(state);
  }

  #watchLeader(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.#turn?.waiting.abort();
      this.#request({ steal: true });
    }, LEADER_SILENCE_MS);
  }

  #say(message: Message): void {
    this.#channel.postMessage(message);
  }
}

/** The turn of a tab that waits for the lock or holds it. */
type Turn = {
  readonly waiting: AbortController;
  isLeading: boolean;
  end: () => void;
};
