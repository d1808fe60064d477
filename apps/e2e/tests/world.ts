/** A world of the mock for one test: what QA does by hand at the control plane, as calls. */
import type { Page } from '@playwright/test';
import type { PersonName } from '@zakupki/mock-api/people';
import type { ScenarioName, ScenarioRule } from '@zakupki/mock-api/scenarios';

/** A letter or text message the world "sent". */
export interface Letter {
  readonly to: string;
  readonly kind: string;
  readonly text: string;
  readonly links: readonly { readonly label: string; readonly path: string }[];
}

/** A call the world answered. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly operationId: string | null;
  readonly status: number;
  /** The scenario that forced the answer; null when the rules gave it. */
  readonly forcedBy: string | null;
  /** What in the answer breaks the contract. */
  readonly violations: readonly string[];
}

type Headers = Readonly<Record<string, string>>;

/** When every world begins. */
export const WORLD_START = '2026-11-02T09:00:00Z';

export class World {
  readonly name: string;
  readonly #origin: string;

  /** @param origin where the mock listens, such as http://localhost:4310 */
  constructor(name: string, origin: string) {
    this.name = name;
    this.#origin = origin;
  }

  /** Begins anew, from the seed. */
  async create(): Promise<void> {
    await this.#call('PUT', '', {});
  }

  /**
   * Signs the person in through the product's own sign-in by token and goes on to the path.
   * @param to a path of the product without /app
   */
  async enter(page: Page, as: PersonName, to = '/zakupki'): Promise<void> {
    await page.goto(`/__mock/enter?${new URLSearchParams({ world: this.name, as, to })}`);
    await page.waitForURL(({ pathname }) => pathname !== '/app/auth-by-token');
  }

  /** Forces answers from now on; `normal` ends it. */
  async force(name: ScenarioName): Promise<void> {
    await this.#call('PUT', '/scenario', { name });
  }

  /** Forces answers by own rules. */
  async rules(rules: readonly ScenarioRule[]): Promise<void> {
    await this.#call('PUT', '/scenario', { rules });
  }

  /** Moves the clock, by an ISO 8601 duration such as P15D. */
  async advance(duration: string): Promise<void> {
    await this.#call('POST', '/clock', { advance: duration });
  }

  /** Sets the clock, such as back to where the world began. */
  async setClock(moment: string): Promise<void> {
    await this.#call('POST', '/clock', { set: moment });
  }

  /** Letters "sent", newest first. */
  async outbox(): Promise<readonly Letter[]> {
    const { letters } = await this.#read<{ letters: Letter[] }>('/outbox');
    return letters;
  }

  /** The newest letter of that kind to that address or number. */
  async letter(kind: string, to: string): Promise<Letter> {
    const letter = (await this.outbox()).find((each) => each.kind === kind && each.to === to);
    if (!letter) throw new Error(`No letter of kind "${kind}" to ${to}.`);
    return letter;
  }

  /** The path the newest letter of that kind leads to. */
  async link(kind: string, to: string): Promise<string> {
    const [link] = (await this.letter(kind, to)).links;
    if (!link) throw new Error(`The letter of kind "${kind}" has no link.`);
    return link.path;
  }

  /** Requests the world saw, newest first. */
  async requests(): Promise<readonly SeenRequest[]> {
    const { requests } = await this.#read<{ requests: SeenRequest[] }>('/requests');
    return requests;
  }

  /** Posts to the product's API in this world. */
  async api<T>(path: string, { headers, body }: { headers?: Headers; body: object }): Promise<T> {
    const response = await this.#fetch('POST', `/api${path}`, { ...headers, 'x-mock-world': this.name }, body);
    return (await response.json()) as T;
  }

  // The caller knows what the control plane answers there.
  async #read<T>(part: string): Promise<T> {
    return (await (await this.#call('GET', part)).json()) as T;
  }

  #call(method: 'GET' | 'PUT' | 'POST', part: string, body?: object): Promise<Response> {
    return this.#fetch(method, `/__mock/worlds/${this.name}${part}`, {}, body);
  }

  async #fetch(method: string, path: string, headers: Headers, body?: object): Promise<Response> {
    const response = await fetch(`${this.#origin}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  }
}
