/** A world of the mock for one test: what QA does by hand at the control plane, as calls. */
import type { APIRequestContext, Page } from '@playwright/test';
import type { PersonName } from '@zakupki/mock-api/people';
import type { ScenarioName } from '@zakupki/mock-api/scenarios';

export type Letter = { to: string; kind: string; subject: string; links: { label: string; path: string }[] };

export class World {
  readonly name: string;
  readonly #request: APIRequestContext;
  readonly #page: Page;

  constructor(name: string, request: APIRequestContext, page: Page) {
    this.name = name;
    this.#request = request;
    this.#page = page;
  }

  /** Signs the person in through the product's own sign-in by token and ends on the path, given without /app. */
  async enter(as: PersonName, to = '/zakupki'): Promise<void> {
    const query = new URLSearchParams({ world: this.name, as, to });
    await this.#page.goto(`/__mock/enter?${query}`);
    await this.#page.waitForURL((url) => url.pathname === `/app${to.replace(/[?#].*/, '')}` || !url.pathname.includes('auth-by-token'));
  }

  /** Forces answers from now on; `normal` ends it. */
  async force(name: ScenarioName): Promise<void> {
    await this.#call('put', 'scenario', { name });
  }

  /** Forces answers by own rules. */
  async rules(rules: readonly object[]): Promise<void> {
    await this.#call('put', 'scenario', { rules });
  }

  /** Moves the clock, by an ISO 8601 duration such as P15D. */
  async advance(duration: string): Promise<void> {
    await this.#call('post', 'clock', { advance: duration });
  }

  /** Letters "sent", newest first. */
  async outbox(): Promise<Letter[]> {
    const response = await this.#request.get(this.#url('outbox'));
    const { data } = (await response.json()) as { data: Letter[] };
    return data;
  }

  /** Requests the world saw, newest first. */
  async requests(): Promise<{ method: string; path: string; status: number; violations: string[] }[]> {
    const response = await this.#request.get(this.#url('requests'));
    const { data } = (await response.json()) as { data: { method: string; path: string; status: number; violations: string[] }[] };
    return data;
  }

  async #call(method: 'put' | 'post', part: string, data: object): Promise<void> {
    const response = await this.#request[method](this.#url(part), { data });
    if (!response.ok()) throw new Error(`${part}: ${response.status()} ${await response.text()}`);
  }

  #url(part: string): string {
    return `/__mock/worlds/${this.name}/${part}`;
  }
}
