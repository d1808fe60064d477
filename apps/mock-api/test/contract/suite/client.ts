/**
 * A client that validates every answer against the contract. `client()` has no session and a new world on the target
 * of the running check.
 */
import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import request from 'supertest';
import type { Arg, CallArgs, OperationId, Result } from '@zakupki/api-client/operation';
import { toRequest } from '@zakupki/api-client/request';
import type { ApiProblem } from '@zakupki/api-client/schema';
import { operationNamed } from '@zakupki/mock-engine/contract/operations';
import {
  AGENT,
  type Answer,
  type IdsOfServer,
  type LooseRequest,
  newWorld,
  refusedWith,
  SAME_IDS,
  Sender,
  succeeded,
} from '@zakupki/mock-engine/suite/client';
import { NotThere } from '@zakupki/mock-engine/suite/not-there';
import { CONVENTIONS } from './conventions.ts';
import type { Person } from './states/states-file.ts';
import type { Letter, States } from './states/states.ts';
import { baseUrlOf } from '@zakupki/mock-engine/suite/target';
import { type Account, currentTarget, hasSeed, type Session, type Target } from './target.ts';

/** A client without a session, in a new world. */
export function client(app?: RequestListener | string): ContractClient {
  const target: Target = app === undefined ? currentTarget() : { server: app };
  return new ContractClient(target, { world: newWorld(target) });
}

const sessions = new Map<string, Promise<ContractClient>>();

/** The account of the target; the seed's buyer on a server with the seed. */
export async function account(): Promise<ContractClient> {
  const target = currentTarget();
  if (hasSeed(target)) return signedIn('buyer');
  if (!target.account) throw new NotThere('needs people.buyer of CONTRACT_STATES, or CONTRACT_EMAIL');
  return session(target.account.email, target.account);
}

/** The administrator of the target; the seed's on a server with the seed. @throws NotThere */
export async function admin(): Promise<ContractClient> {
  const target = currentTarget();
  if (hasSeed(target)) return signedIn('admin');
  if (!target.admin)
    throw new NotThere('needs people.admin of CONTRACT_STATES, or CONTRACT_ADMIN_EMAIL and CONTRACT_ADMIN_PASSWORD');
  return session(target.admin.email, target.admin);
}

/** Signs in once per run: a real server may count attempts, and a link may open once. */
async function session(name: string, person: Person): Promise<ContractClient> {
  const key = `${String(currentTarget().server)} ${name}`;
  let first = sessions.get(key);
  if (!first) sessions.set(key, (first = client().signInAs(person)));
  return new ContractClient(currentTarget(), (await first).session);
}

/** A demo user, signed in, in a new world: `await signedIn('buyer')`. @throws NotThere */
export async function signedIn(name: string): Promise<ContractClient> {
  const target = currentTarget();
  if (hasSeed(target)) return client().signIn(name);
  return session(name, await personOf(target, name));
}

/** Another user than the caller, on the same data. @throws NotThere */
export async function otherThan(caller: ContractClient): Promise<ContractClient> {
  if (hasSeed()) return caller.signIn('empty');
  return signedIn(currentTarget().states?.otherName ?? 'other');
}

/** The e-mail address and password of a person, by default of the account. @throws NotThere */
export async function credentials(name = 'buyer'): Promise<Account> {
  const target = currentTarget();
  if (name === 'buyer' && target.account) return target.account;
  if (target.control !== false) return { email: `${name}@demo.test`, password: 'demo-password' };
  const { email, password } = await personOf(target, name);
  if (!email || !password) throw new NotThere(`needs a password of people.${name} of CONTRACT_STATES`);
  return { email, password };
}

async function personOf({ states }: Target, name: string): Promise<Person> {
  if (!states) throw new NotThere(`needs people.${name} of CONTRACT_STATES`);
  return states.person(name);
}

export class ContractClient extends Sender<Target, Session> {
  protected override get conventions() {
    return CONVENTIONS;
  }

  protected override get ids(): IdsOfServer {
    return this.target.states?.ids ?? SAME_IDS;
  }

  protected override get sessionHeaders(): Record<string, string> {
    const { actAs } = this.session;
    return actAs ? { 'x-as-user': this.ids.toTheirs(actAs) } : {};
  }

  protected override async arrive(): Promise<void> {
    await this.target.states?.enter(this.session.world);
  }

  protected override onAnswer(operationId: OperationId, { status, text }: { status: number; text: string }): void {
    if (status === 201)
      this.target.onCreated?.({ operationId, session: this.session, body: JSON.parse(text) as unknown });
  }

  /** The same world, another session. */
  with(session: Partial<Session>): ContractClient {
    return new ContractClient(this.target, { ...this.session, ...session });
  }

  /** Signs in a demo user in this world; suppliers by a link, as they have no password. @throws NotThere */
  async signIn(name: string, password?: string): Promise<ContractClient> {
    if (this.target.control === false) {
      await this.target.states?.enter(this.session.world);
      const person = await personOf(this.target, name);
      return this.signInAs({ ...person, ...(password !== undefined && { password }) });
    }
    if (/^supplier\b/.test(name)) return this.signInByLink(await this.#entryLink(name));
    return this.signInWith({ email: `${name}@demo.test`, password: password ?? 'demo-password' });
  }

  async signInAs({ email, password, token, link }: Person): Promise<ContractClient> {
    if (token !== undefined) return this.with({ token });
    if (link !== undefined) return this.signInByLink(new URL(link));
    return this.signInWith({ email: email ?? '', password: password ?? '' });
  }

  async signInWith(body: Account): Promise<ContractClient> {
    return this.with({ token: (await this.ok('logIn', { body })).body.token });
  }

  /** Opens a sign-in link of an e-mail. */
  async signInByLink(link: URL): Promise<ContractClient> {
    const token = link.searchParams.get('token') ?? '';
    return this.with({ token: (await this.ok('logInByToken', { body: { token } })).body.token });
  }

  async #entryLink(name: string): Promise<URL> {
    const { origin } = new URL(await baseUrlOf(this.target.server));
    const { headers } = await request(origin)
      .get('/__mock/enter')
      .query({ world: this.session.world, as: name })
      .agent(AGENT)
      .redirects(0)
      .ok(() => true);
    return new URL(headers['location'] as string, origin);
  }

  /** Expects success. A missing idempotency key is generated. */
  async ok<O extends OperationId>(operationId: O, arg: Given<O>): Promise<Answer<Result<O>>> {
    // `call` has validated it.
    return succeeded(operationId, await this.call(operationId, arg)) as Answer<Result<O>>;
  }

  /** Expects a refusal with this status and, when given, this error code. */
  async refused<O extends OperationId>(
    operationId: O,
    arg: Given<O>,
    status: number,
    code?: string,
  ): Promise<ApiProblem> {
    // `call` has validated it.
    return refusedWith(operationId, await this.call(operationId, arg), status, code) as ApiProblem;
  }

  /** Accepts any answer that the contract declares. */
  call<O extends OperationId>(operationId: O, arg: Given<O>): Promise<Answer> {
    const keyed = operationNamed(operationId).takesIdempotencyKey;
    const full = keyed && !('idempotencyKey' in arg) ? { ...arg, idempotencyKey: randomUUID() } : arg;
    const { method, url, params, body, headers } = toRequest(operationId, ...([full] as unknown as CallArgs<O>));
    const search = new URLSearchParams(
      Object.entries(params ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
    );
    return this.exchange({ operationId, method, path: url, search: String(search), body }, headers ?? {});
  }

  /** Sends a request that may be invalid; the answer must be valid. */
  override send(operationId: OperationId, sent: LooseRequest): Promise<Answer> {
    return super.send(operationId, sent);
  }

  protected override pathOf(operationId: OperationId, params: Record<string, string>): string {
    return toRequest(operationId, params as never).url;
  }

  override async advance(duration: string): Promise<void> {
    if (this.target.control !== false) await super.advance(duration);
    else await (await this.#states('clock')).advance(duration);
  }

  /** E-mails and text messages this world sent, newest first. @throws NotThere */
  async outbox(): Promise<Letter[]> {
    if (this.target.control === false) return (await this.#states('mails')).mails();
    const answer = await this.control('get', 'outbox');
    return (answer.body as { letters: Letter[] }).letters;
  }

  async #states(entry: string): Promise<States> {
    const { states } = this.target;
    if (!states) throw new NotThere(`needs ${entry} of CONTRACT_STATES`);
    await states.enter(this.session.world);
    return states;
  }

  /** The address of the first link in the newest message that fits. */
  async link(fits: (letter: Letter) => boolean): Promise<URL> {
    const path = (await this.outbox()).find(fits)?.links[0]?.path;
    if (path === undefined) throw new Error('No such message was sent, or it has no link');
    return new URL(path, 'http://product.test');
  }
}

/** An operation's argument with an optional idempotency key. */
export type Given<O extends OperationId> = Omit<Arg<O>, 'idempotencyKey'> & { idempotencyKey?: string };
