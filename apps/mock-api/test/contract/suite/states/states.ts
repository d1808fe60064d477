/** The calls of a states file: the seed, the clock, the messages and the people of a server without a control plane. */
import { whyUnanswered } from '@zakupki/mock-engine/http/failed-fetch';
import { Duration } from 'luxon';
import { z } from 'zod';
import { NotThere } from '@zakupki/mock-engine/suite/not-there';
import { Ids } from './ids.ts';
import type { Call, Person, StatesFile } from './states-file.ts';

const ids = z.record(z.string(), z.string().min(8, 'longer than 7 characters, or other values would be taken for it'));
const seeded = z.object({ ids: ids.optional() }).nullable().catch(null);

const letter = z.object({
  at: z.string().default(''),
  channel: z.string().default('email'),
  to: z.string(),
  kind: z.string().default('notice'),
  subject: z.string().default(''),
  text: z.string(),
  links: z
    .array(
      z.union([
        z.string().transform((path) => ({ label: '', path })),
        z.object({ label: z.string(), path: z.string() }),
      ]),
    )
    .default([]),
});
const letters = z.union([z.array(letter), z.object({ data: z.array(letter) }).transform(({ data }) => data)]);

export type Letter = z.infer<typeof letter>;

/** The account itself, and people who differ from it in more than their records. */
const NOT_OTHER = /^(?:buyer|admin|supplier.*|.*blocked|.*-expired|.*-lapsed|no-phone|unverified)$/;

/** Demo users without a password. */
const SUPPLIER = /^supplier\b/;

export class States {
  readonly ids = new Ids();
  readonly #file: StatesFile;
  readonly #origin: string;
  #world = '';
  #left = new Set<string>();
  #entering: Promise<void> = Promise.resolve();
  #last: Promise<unknown> = Promise.resolve();

  /** @param baseUrl of the API; calls are relative to its origin */
  constructor(file: StatesFile, baseUrl: string) {
    this.#file = file;
    this.#origin = new URL(baseUrl).origin;
  }

  /** The operations that the server has, if the file lists them. */
  get operations(): StatesFile['operations'] {
    return this.#file.operations;
  }

  get hasSeed(): boolean {
    return this.#file.seed !== undefined;
  }

  /** Runs one check at a time where a seed call replaces all data of the server. */
  async alone<T>(run: () => Promise<T>): Promise<T> {
    if (!this.hasSeed) return run();
    const before = this.#last;
    const done = before.then(run);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /**
   * Resets the server's data to the seed when a check enters another world.
   * @throws NotThere when the check returns to a world after another: the server has one
   */
  enter(world: string): Promise<void> {
    this.#entering = this.#entering.catch(() => undefined).then(() => this.#enter(world));
    return this.#entering;
  }

  async #enter(world: string): Promise<void> {
    const { seed } = this.#file;
    if (!seed || world === this.#world) return;
    if (this.#left.has(world))
      throw new NotThere('needs two states of the data at once, which only worlds of a mock have');
    this.#left.add(this.#world);
    this.#world = world;
    const answer = seeded.parse(await this.#call('seed', seed, {}));
    this.ids.learn(answer?.ids ?? {});
  }

  /** What a person signs in with. @throws NotThere */
  async person(name: string): Promise<Person> {
    const { people, links } = this.#file;
    const known = people?.[name];
    if (known) return known;
    const email = `${name}@demo.test`;
    if (!this.hasSeed) throw new NotThere(`needs people.${name} of CONTRACT_STATES`);
    if (!SUPPLIER.test(name)) return { email, password: 'demo-password' };
    if (!links) throw new NotThere(`needs people.${name} or links of CONTRACT_STATES`);
    const { link } = z.object({ link: z.url() }).parse(await this.#call('links', links, { person: name, email }));
    return { link };
  }

  get canAdvance(): boolean {
    return this.#file.clock !== undefined;
  }

  /** The name of a user besides the account: with any records, and nothing that keeps them from working. */
  get otherName(): string | undefined {
    return Object.keys(this.#file.people ?? {}).find((name) => !NOT_OTHER.test(name));
  }

  /** Whether the file has an entry of this person. */
  names(person: string): boolean {
    return this.#file.people?.[person] !== undefined;
  }

  /** The e-mail address and password of an account that always exists; undefined when the file names none. */
  account(name: 'buyer' | 'admin'): { email: string; password: string } | undefined {
    const { email, password } = this.#file.people?.[name] ?? {};
    return email && password ? { email, password } : undefined;
  }

  /** @param duration ISO 8601, `P15D` @throws NotThere */
  async advance(duration: string): Promise<void> {
    const { clock } = this.#file;
    if (!clock) throw new NotThere('needs clock of CONTRACT_STATES');
    await this.#call('clock', clock, { duration, seconds: String(Duration.fromISO(duration).as('seconds')) });
  }

  /** Messages sent since the seed was loaded, newest first. @throws NotThere */
  async mails(): Promise<Letter[]> {
    const { mails } = this.#file;
    if (!mails) throw new NotThere('needs mails of CONTRACT_STATES');
    const { success, data, error } = letters.safeParse(await this.#call('mails', mails, {}));
    if (success) return data;
    throw new Error(`mails of CONTRACT_STATES should list messages with to, text and links: ${z.prettifyError(error)}`);
  }

  /** @throws Error naming the entry of the file whose call failed */
  async #call(entry: string, { url, method, headers, body }: Call, values: Values): Promise<unknown> {
    const address = new URL(filled(url, values, encodeURIComponent), this.#origin);
    const sent = method ?? (entry === 'mails' || entry === 'links' ? 'GET' : 'POST');
    const answer = await fetch(address, {
      method: sent,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(filledIn(body, values)) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error: unknown) => {
      const why = whyUnanswered(error, PATIENCE_MS);
      throw new Error(`${entry} of CONTRACT_STATES: ${sent} ${address.href} failed (${why})`, { cause: error });
    });
    const text = await answer.text();
    if (!answer.ok)
      throw new Error(
        `${entry} of CONTRACT_STATES: ${sent} ${address.href} gave ${answer.status}: ${text.slice(0, 300)}`,
      );
    try {
      return text === '' ? null : JSON.parse(text);
    } catch {
      return null;
    }
  }
}

/** Ends only what hangs: a seed may take a while. */
const PATIENCE_MS = 300_000;

type Values = Readonly<Record<string, string>>;

/** A text with `{name}` replaced. */
const filled = (text: string, values: Values, encode = (value: string) => value): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (name in values ? encode(values[name] ?? '') : whole));

function filledIn(value: unknown, values: Values): unknown {
  if (typeof value === 'string') return filled(value, values);
  if (Array.isArray(value)) return value.map((one) => filledIn(one, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filledIn(part, values)]));
}
