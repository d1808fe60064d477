/** Settings of the suite: a mock in this process, or the server at CONTRACT_BASE_URL. */
import { z } from 'zod';
import { createApp } from '../../../src/create-app.ts';
import { buildSeed } from '../../../src/seed/seed.ts';
import { Worlds } from '@zakupki/mock-engine/storage/worlds';
import type { Check } from '@zakupki/mock-engine/suite/check';
import { FORCED } from '@zakupki/mock-engine/suite/client';
import { lacking, Served, Silence } from '@zakupki/mock-engine/suite/served';
import { withTarget } from '@zakupki/mock-engine/suite/target';
import { account as accountClient } from './client.ts';
import { readStatesFile } from './states/states-file.ts';
import { States } from './states/states.ts';
import { type Account, hasSeed, type Target } from './target.ts';

/** Whether answers may have unknown properties and codes: those of another server may, unless CONTRACT_STRICT=1. */
export const isOpen = ({ CONTRACT_BASE_URL: baseUrl, CONTRACT_STRICT: strict }: Environment): boolean =>
  Boolean(baseUrl) && strict !== '1';

const settings = z.object({
  CONTRACT_BASE_URL: z.url({
    protocol: /^https?$/,
    error: 'the base URL of the API, such as https://staging.example/api',
  }),
  CONTRACT_EMAIL: z.email({ error: 'the e-mail address of an account that may sign in there' }),
  CONTRACT_PASSWORD: z.string({ error: 'the password of that account' }).min(1, 'the password of that account'),
});

const adminSettings = z.object({
  CONTRACT_ADMIN_EMAIL: z.email({ error: 'the e-mail address of an administrator there' }),
  CONTRACT_ADMIN_PASSWORD: z
    .string({ error: 'the password of that administrator' })
    .min(1, 'the password of that administrator'),
});

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The target of the checks. A server with the mock's control plane is used like the mock in this process.
 * @throws Error with one sentence: the invalid variable, or the server that did not answer
 */
export async function targetFrom(environment: Environment): Promise<Target> {
  const baseUrl = environment['CONTRACT_BASE_URL'];
  if (!baseUrl) {
    const worlds = new Worlds(buildSeed(), 500);
    return { server: createApp({ worlds }), worlds };
  }
  const url = settings.shape.CONTRACT_BASE_URL.safeParse(baseUrl);
  if (!url.success) throw new Error(sentenceOf('CONTRACT_BASE_URL', url.error));
  const strict = environment['CONTRACT_STRICT'] ?? '';
  if (!['', '0', '1'].includes(strict)) throw new Error(`CONTRACT_STRICT is "${strict}", but should be 0 or 1.`);
  const server = url.data.replace(/\/+$/, '');
  const token = environment['CONTRACT_CONTROL_TOKEN'];
  if (await hasControlPlane(server, token)) return { server, control: true, ...(token && { controlToken: token }) };
  const file = environment['CONTRACT_STATES'];
  const states = file ? new States(readStatesFile(file, environment), server) : undefined;
  const account = accountFrom(environment, states);
  const admin = states?.account('admin') ?? adminFrom(environment);
  const target: Target = {
    server,
    control: false,
    ...(states && { states }),
    ...(account && { account }),
    ...(admin && { admin }),
  };
  return { ...target, served: await servedBy(target, server) };
}

/** The operations that the states file lists, or that the server answers. @throws Error when it is not the API */
async function servedBy(target: Target, server: string): Promise<Served> {
  const listed = target.states?.operations;
  if (listed) return Served.listed(listed);
  const tokenFor = async () => (await withTarget(target, accountClient).catch(() => null))?.session.token;
  const served = await Served.find(server, tokenFor).catch((error: unknown) => {
    throw error instanceof Silence ? new Error(`CONTRACT_BASE_URL: ${error.message}.`, { cause: error }) : error;
  });
  const wrong = wrongAddress(server, served);
  if (wrong !== null) throw new Error(`CONTRACT_BASE_URL: ${wrong}`);
  return served;
}

/** What answers instead of the API; null when the API does. */
function wrongAddress(server: string, { count, replies }: Served): string | null {
  const statuses = [...new Set(replies.map(({ status }) => status))].toSorted((a, b) => a - b).join(' or ');
  const all = (fits: (reply: (typeof replies)[number]) => boolean) => replies.every(fits);
  if (all(({ type, status }) => type === 'text/html' && status < 500))
    return `${server} answers with web pages, not with the API. ${BASE}`;
  if (all(({ status }) => status >= 300 && status < 400)) return `${server} redirects every request. ${BASE}`;
  if (all(({ status }) => status >= 500)) return `${server} answers every request with ${statuses}.`;
  if (count === 0 || all(({ status }) => status === 404))
    return `${server} has no operation of the contract: it answers ${statuses} to every one. ${BASE}`;
  return null;
}

export const BASE = 'The address of the API usually ends with /api.';

/** The account; the seed's buyer needs no setting. @throws Error when a variable is missing or wrong */
function accountFrom(environment: Environment, states: States | undefined): Account | null {
  const known = states?.account('buyer');
  if (known) return known;
  if (states?.hasSeed) return null;
  const { success, data, error } = settings.safeParse(environment);
  if (!success) {
    const lacks = states?.names('buyer') ? 'has people.buyer without email and password' : 'names no people.buyer';
    throw new Error(`${sentenceOf(String(error.issues[0]?.path[0]), error)} ${WHY} and CONTRACT_STATES ${lacks}.`);
  }
  return { email: data.CONTRACT_EMAIL, password: data.CONTRACT_PASSWORD };
}

/** The administrator, if configured. @throws Error when only one of the two variables is set */
function adminFrom(environment: Environment): Account | null {
  if (!environment['CONTRACT_ADMIN_EMAIL'] && !environment['CONTRACT_ADMIN_PASSWORD']) return null;
  const { success, data, error } = adminSettings.safeParse(environment);
  if (!success) throw new Error(sentenceOf(String(error.issues[0]?.path[0]), error));
  return { email: data.CONTRACT_ADMIN_EMAIL, password: data.CONTRACT_ADMIN_PASSWORD };
}

const WHY = 'It is needed because the server has no control plane (/__mock),';

const sentenceOf = (name: string, { issues }: z.ZodError) => `${name} should be ${issues[0]?.message}.`;

/** Whether `<origin>/__mock/health` is a mock's. A mock that proxies another server does not count: its worlds have no data. */
async function hasControlPlane(server: string, token: string | undefined): Promise<boolean> {
  const address = new URL('/__mock/health', server);
  let answer: Response;
  try {
    answer = await fetch(address, {
      signal: AbortSignal.timeout(10_000),
      redirect: 'manual',
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    throw new Error(`CONTRACT_BASE_URL: nothing answers at ${address.origin} (${cause?.code ?? String(error)}).`);
  }
  if (answer.status !== 200) return false;
  const health: unknown = await answer.json().catch(() => null);
  return mockHealth.safeParse(health).success;
}

const mockHealth = z.object({
  status: z.enum(['ok', 'degraded']),
  worlds: z.number(),
  contract: z.string(),
  proxy: z.null().optional(),
});

/** Returns what the target lacks to run the check; null when it can run or finds that out while running. */
export function obstacle({ needs, uses }: Pick<Check, 'needs' | 'uses'>, target: Target): string | null {
  if (target.control !== false) return null;
  if (needs === 'forced') return FORCED;
  if (needs === 'seed' && !hasSeed(target)) return 'needs seed of CONTRACT_STATES';
  if (needs === 'people' && !hasSeed(target) && !target.states) return 'needs people of CONTRACT_STATES';
  const missing = uses.find((operationId) => target.served?.has(operationId) === false);
  return missing === undefined ? null : lacking(missing);
}
