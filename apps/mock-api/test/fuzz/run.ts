/** Random requests of several people in one world, with the records they have created and those of others. */
import fc from 'fast-check';
import type { OperationId } from '@zakupki/api-client/operation';
import { routes } from '@zakupki/api-client/routes';
import { Random } from '../../src/seed/random.ts';
import type { Answer, LooseRequest } from '@zakupki/mock-engine/suite/client';
import { client, type ContractClient } from '../contract/suite/client.ts';
import { entityOf } from '../contract/sweeps/inputs/entities.ts';
import type { damagedFiles } from '../requests/damaged-files.ts';
import { CALLERS, requestOf, send, usualCaller } from '../requests/fuzz-requests.ts';
import { ID_NAMES, kindOf, type Target } from '../requests/fuzz-targets.ts';
import { faultsOf, type Owners } from './answers.ts';

const operationIds = Object.keys(routes) as [OperationId, ...OperationId[]];

/** The initial state of every run: records of the seed, their owners and damaged files. */
export type Beginning = {
  targets: readonly Target[];
  owners: Owners;
  files: Awaited<ReturnType<typeof damagedFiles>>;
};

/** New records seem to allow everything, so that the next requests try it. */
const ACTIONS = ['edit', 'delete', 'publish', 'submit', 'close', 'answer', 'duplicate', 'withdraw', 'archive'];

export class Run {
  readonly #random: Random;
  readonly #start = client();
  readonly #people = new Map<string, ContractClient>();
  readonly #targets: Target[];
  readonly #owners: Owners;
  readonly #files: Beginning['files'];

  constructor(seed: number, { targets, owners, files }: Beginning) {
    this.#random = new Random(seed);
    this.#targets = [...targets];
    this.#owners = new Map(owners);
    this.#files = files;
  }

  /** Sends one random request. @returns what was wrong */
  async act(): Promise<string[]> {
    const operationId = this.#random.pick(operationIds);
    const seed = this.#random.between(0, 2 ** 31 - 1);
    const [request = {}] = fc.sample(requestOf(operationId, this.#targets, this.#files), { seed, numRuns: 1 });
    const name = this.#random.next() < 0.6 ? usualCaller(operationId) : this.#random.pick(CALLERS);
    try {
      const answer = await send(await this.#sender(name), operationId, request);
      const person = name === 'guest' ? null : name === 'acting' ? 'buyer' : name;
      const faults = faultsOf(this.#owners, person, request, answer);
      if (answer.status >= 500) faults.push(`answered ${answer.status}`);
      if (answer.status === 401) this.#people.delete(name);
      if (answer.status === 201) this.#remember(operationId, request, answer);
      return faults.map((fault) => `${operationId} by ${name}: ${fault}\n  ${JSON.stringify(request).slice(0, 1000)}`);
    } catch (error) {
      return [`${operationId} by ${name}: ${String(error)}\n  ${JSON.stringify(request).slice(0, 1000)}`];
    }
  }

  async #sender(name: string): Promise<ContractClient> {
    if (name === 'guest') return this.#start;
    const known = this.#people.get(name);
    if (known) return known;
    const { status, body } = await this.#start.call('logIn', {
      body: { email: `${name === 'acting' ? 'admin' : name}@demo.test`, password: 'demo-password' },
    });
    // An earlier request changed the password, or too many sign-ins failed.
    if (status !== 200) return this.#start;
    const person = this.#start.with({
      token: (body as { token: string }).token,
      ...(name === 'acting' && { actAs: 'usr_buyer' }),
    });
    this.#people.set(name, person);
    return person;
  }

  #remember(operationId: OperationId, { params = {} }: LooseRequest, { body }: Answer): void {
    const created = entityOf(body) ?? (body as { id?: string } | null);
    if (typeof created?.id !== 'string') return;
    const kind = kindOf(routes[operationId].path);
    const name = ID_NAMES[kind];
    if (name === undefined) return;
    const { orderId } = params;
    this.#targets.push({
      kind,
      params: { ...(orderId !== undefined && { orderId }), [name]: created.id },
      ids: [created.id],
      actions: ACTIONS,
    });
  }
}
