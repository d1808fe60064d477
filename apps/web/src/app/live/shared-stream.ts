/**
 * One stream for all tabs of a browser. The tab that holds a lock keeps the stream and passes its events on; when it is
 * closed, or hidden for long, the next tab gets the lock and goes on after the last event.
 */
import type { ReceivedEvent } from '../../http/event-stream.ts';
import type { Connection, ConnectionState } from './connection.ts';

export interface SharedStreamOptions {
  /** Tabs with the same name share a stream: of the same person, in the same session. */
  readonly name: string;
  /** Null where the browser has none: each tab then has a stream of its own. */
  readonly locks: Pick<LockManager, 'request'> | null;
  readonly connect: (how: {
    /** Position to go on from, at the time of each attempt. */
    readonly lastEventId: () => string | null;
    readonly onEvent: (received: ReceivedEvent) => void;
    readonly onState: (state: ConnectionState) => void;
  }) => Connection;
  readonly onEvent: (received: ReceivedEvent) => void;
  readonly onState: (state: ConnectionState) => void;
}

export interface SharedStream {
  /** Takes part in keeping the stream. */
  readonly enter: () => void;
  /** Leaves it to other tabs, whose events still arrive. */
  readonly leave: () => void;
  readonly close: () => void;
}

type Message =
  | ({ readonly type: 'event' } & ReceivedEvent)
  | { readonly type: 'state'; readonly state: ConnectionState }
  /** A tab that has opened wants what happened since it was loaded. */
  | { readonly type: 'hello'; readonly from: string; readonly since: number }
  | {
      readonly type: 'welcome';
      readonly to: string;
      readonly state: ConnectionState;
      readonly lastEventId: string | null;
      readonly events: readonly ReceivedEvent[];
    };

/** How often the tab with the stream shows that it is alive. */
const BEAT_MS = 20_000;
/** Browsers freeze hidden pages, which then keep the lock. */
export const LEADER_SILENCE_MS = 60_000;
const MAX_RECENT = 100;

export function shareStream(options: SharedStreamOptions): SharedStream {
  const { locks } = options;
  return locks && 'BroadcastChannel' in globalThis ? new TabsStream({ ...options, locks }) : ownStream(options);
}

function ownStream({ connect, onEvent, onState }: SharedStreamOptions): SharedStream {
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
  /** Since this tab was opened. */
  #recent: readonly { readonly at: number; readonly received: ReceivedEvent }[] = [];
  #lastEventId: string | null = null;
  #state: ConnectionState = 'connecting';
  /** Whether this tab knows everything since it was loaded. */
  #isWelcome = false;
  /** Null while the tab takes no part. */
  #turn: Turn | null = null;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(options: TabsOptions) {
    this.#options = options;
    this.#channel = new BroadcastChannel(options.name);
    this.#channel.onmessage = ({ data }: MessageEvent<Message>) => this.#hear(data);
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

  /** Waits for the lock, or takes it away from a tab that has fallen silent. */
  #request({ steal = false }: { readonly steal?: boolean }): void {
    const turn: Turn = { waiting: new AbortController(), isLeading: false, end: () => {} };
    this.#turn = turn;
    // A lock that is stolen is there at once: the browser refuses a signal.
    const how = steal ? { steal } : { signal: turn.waiting.signal };
    this.#options.locks
      .request(this.#options.name, how, () => (this.#turn === turn ? this.#lead(turn) : undefined))
      .catch(() => {
        // The wait was given up, or another tab has stolen the lock: then this one waits for its next turn.
        turn.end();
        if (this.#turn === turn) this.#request({});
      });
  }

  /** Resolves when the turn ends. */
  #lead(turn: Turn): Promise<void> {
    clearTimeout(this.#silence);
    turn.isLeading = true;
    this.#isWelcome = true;
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

  #hear(message: Message): void {
    if (message.type === 'hello') return this.#welcome(message);
    if (message.type === 'welcome') return this.#learn(message);
    // The tab with the stream did not hear this one.
    if (!this.#isWelcome) this.#sayHello();
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

  #learn({ to, state, lastEventId, events }: Extract<Message, { type: 'welcome' }>): void {
    if (to !== this.#id || this.#isWelcome) return;
    this.#isWelcome = true;
    // Some may have arrived by themselves meanwhile.
    const heard = new Set(this.#recent.map(({ received }) => JSON.stringify(received)));
    for (const received of events) if (!heard.has(JSON.stringify(received))) this.#receive(received);
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

/** Of a tab that waits for the lock, or holds it. */
interface Turn {
  readonly waiting: AbortController;
  isLeading: boolean;
  end: () => void;
}
