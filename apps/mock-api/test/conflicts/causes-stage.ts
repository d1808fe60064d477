/** A world with a frozen clock, its users and their requests. */
import { etag } from '@zakupki/api-client/operation';
import { createApp, createWorld, type PersonName, type TestWorld, WORLD_START } from '@zakupki/mock-api';
import type { Answer } from '@zakupki/mock-engine/suite/client';
import { ContractClient, type Given } from '../contract/suite/client.ts';

const app = createApp();

export type Stage = { world: TestWorld; caller: ContractClient };

/** A visitor in a world with a frozen clock. */
export async function stage(now = WORLD_START): Promise<Stage> {
  const world = await createWorld(app, { now, frozen: true });
  return { world, caller: new ContractClient({ server: `${world.origin}/api` }, { world: world.name }) };
}

/** One second before. */
export const before = (moment: string) => new Date(Date.parse(moment) - 1000).toISOString();

/** A session started late enough to outlast the test's clock. */
export async function signedIn({ world, caller }: Stage, person: PersonName, at: string): Promise<ContractClient> {
  await world.setClock(at);
  return caller.signIn(person);
}

export async function publish(caller: ContractClient, id: string): Promise<Answer> {
  const { body: order } = await caller.ok('getOrder', { orderId: id });
  return caller.call('publishOrder', { orderId: id, ifMatch: etag(order), body: {} });
}

const ready = (submissionDeadline: string): Given<'createOrder'>['body'] => ({
  title: 'Перчатки',
  submissionDeadline,
  delivery: { address: 'Москва, ул. Складская, 4' },
  items: [{ name: 'Перчатки рабочие', quantity: '100' }],
});

export async function newDraft(caller: ContractClient, deadline = '2027-02-01T12:00:00Z'): Promise<string> {
  return (await caller.ok('createOrder', { body: ready(deadline) })).body.id;
}

/** The token at the end of the newest letter's link. */
export async function tokenOf(world: TestWorld, kind: 'login' | 'reset', to: string): Promise<string> {
  return new URL(await world.link(kind, to), world.origin).searchParams.get('token') ?? '';
}

export const PHONE = '+79165550102';

export async function verification(world: TestWorld, to: string): Promise<Given<'verifyEmail'>['body']> {
  const { pathname, searchParams } = new URL(await world.link('verify', to), world.origin);
  const [hash = '', id = ''] = pathname.split('/').reverse();
  return { id, hash, expires: searchParams.get('expires') ?? '', signature: searchParams.get('signature') ?? '' };
}

export async function confirm(world: TestWorld, person: ContractClient): Promise<Answer> {
  const code = /\d{6}/.exec((await world.letter('phone', PHONE)).text)?.[0] ?? '';
  return person.call('confirmPhone', { body: { phone: PHONE, code } });
}
