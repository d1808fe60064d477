/** The suite against a server that is not the mock: what a states file enables, and what each skip names. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../../src/create-app.ts';
import { EXHAUSTIVE } from '../../../exhaustive.ts';
import { freePort, type Serving } from '@zakupki/mock-engine/test-world/http-server';
import { kindNamed } from '@zakupki/mock-engine/mutants/kinds/all';
import { KINDS } from '../../../mutants/kinds.ts';
import { newMutant } from '@zakupki/mock-engine/mutants/mutant';
import { mutatingProxy } from '@zakupki/mock-engine/mutants/proxy';
import { client, signedIn } from '../client.ts';
import { obstacle, targetFrom } from '../environment.ts';
import { NotThere } from '@zakupki/mock-engine/suite/not-there';
import { RESOURCES } from '../resources.ts';
import { checksOf, runCheck } from '../suite.ts';
import { withTarget } from '@zakupki/mock-engine/suite/target';
import type { Target } from '../target.ts';
import { EVERYTHING, plainBackEnd } from './plain-back-end.ts';
import { readStatesFile, type StatesFile } from './states-file.ts';
import { States } from './states.ts';

let server: Serving;
beforeAll(async () => {
  server = await plainBackEnd(createApp());
});
afterAll(() => server.close());

const baseUrl = () => `${server.url}/api`;
const targetWith = (file: StatesFile): Target => ({
  server: baseUrl(),
  control: false,
  states: new States(file, baseUrl()),
});

/** Names of the checks that fail, and the reasons of the skipped. */
async function outcomeOf(resource: string, target: Target) {
  const failed: string[] = [];
  const skipped: string[] = [];
  for (const check of checksOf(resource)) {
    const reason = obstacle(check, target);
    if (reason !== null) skipped.push(reason);
    else
      await runCheck(check, target).catch((error: unknown) => {
        if (error instanceof NotThere) skipped.push(error.message);
        else failed.push(check.name);
      });
  }
  return { failed, skipped };
}

describe('a back end without a control plane', () => {
  it('is checked with the data of its seed call, with its own ids', async () => {
    const { failed, skipped } = await outcomeOf('questions', targetWith(EVERYTHING));
    expect(failed).toEqual([]);
    expect(skipped.length / checksOf('questions').length).toBeLessThan(0.15);
    expect(new Set(skipped)).toEqual(new Set(['needs an answer that only a mock can be made to give']));
  });

  it('fails the checks when it is wrong', EXHAUSTIVE, async () => {
    const mutant = newMutant(kindNamed(KINDS, 'lost-idempotency'), { resource: 'saved-filters' });
    const proxy = await mutatingProxy({ target: server.url, mutant });
    const { failed } = await outcomeOf('saved-filters', { ...targetWith(EVERYTHING), server: proxy.url });
    await proxy.close();
    expect(failed).toContain('createSavedFilter has one effect under a repeated idempotency key');
  });

  it.each([
    ['a full states file', EVERYTHING, 0.15],
    ['an account alone', {}, 0.45],
  ])('with %s skips a bounded share of all checks by their declared needs', (_what, file, share) => {
    const all = RESOURCES.flatMap((resource) => checksOf(resource));
    const skipped = all.filter((check) => obstacle(check, targetWith(file)) !== null);
    expect(skipped.length / all.length).toBeLessThan(share);
  });
});

describe('a check that lacks something names the entry for it', () => {
  const { seed = { url: '' }, links = { url: '' } } = EVERYTHING;
  it.each<[string, StatesFile, () => Promise<unknown>]>([
    ['people.trial', {}, () => signedIn('trial')],
    ['people.supplier or links', { seed }, () => signedIn('supplier')],
    ['clock', { seed, links }, () => client().advance('P1D')],
    ['mails', { seed, links }, () => client().outbox()],
  ])('%s', async (entry, file, run) => {
    await expect(withTarget(targetWith(file), run)).rejects.toThrow(new NotThere(`needs ${entry} of CONTRACT_STATES`));
  });

  it('and the worlds of a mock when it returns to earlier data', async () => {
    await withTarget(targetWith(EVERYTHING), async () => {
      const first = await signedIn('buyer');
      await signedIn('buyer');
      await expect(first.ok('getMe', {})).rejects.toThrow(NotThere);
    });
  });
});

describe('a states file', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'states-')), 'states.yaml');

  it('is the example, once its variables are set', () => {
    const example = join(import.meta.dirname, '..', '..', 'states.example.yaml');
    const variables = {
      CONTRACT_ADMIN_PASSWORD: 'secret',
      CONTRACT_NO_PHONE_TOKEN: 'tok_1',
      CONTRACT_TESTING_KEY: 'key',
    };
    expect(readStatesFile(example, variables)).toMatchObject({
      people: { admin: { password: 'secret' } },
      seed: { headers: { 'X-Testing-Key': 'key' } },
    });
  });

  it.each([
    ['people: {buyer: {email: anna}}', 'people.buyer.email should be an e-mail address.'],
    [
      'people: {buyer: {email: a@b.example}}',
      'people.buyer should be email with password, or token, or link, and one of them.',
    ],
    ['people: {buyer: {token: ""}}', 'people.buyer.token should be a token as the API gives it.'],
    ['people: [buyer]', 'people should be names with what they sign in with.'],
    ['seed: {method: POST}', 'seed.url should be an address, such as /testing/seed.'],
    ['seed: {url: /seed, method: SEND}', 'seed.method should be a method, such as POST.'],
    [
      'clock: {url: /clock, body: {by: "{duratio}"}}',
      'clock should be a call with {duration} or {seconds}, not {duratio}.',
    ],
    ['clock: {url: /clock/day}', 'clock should be a call with {duration} or {seconds}.'],
    ['links: {url: /link/supplier}', 'links should be a call with {person} or {email}.'],
    ['clock: soon', 'clock should be a call with its url.'],
    ['outbox: {url: /mails}', 'has "outbox", which is not an entry of this file.'],
    ['seed: {url: /seed, story: yes}', 'has "seed.story", which is not an entry of seed.'],
    ['seed: {url: "/seed?key=${CONTRACT_KEY}"}', 'names the environment variable CONTRACT_KEY, which is not set.'],
    ['people: {', 'is not YAML: Flow map in block collection must be sufficiently indented'],
  ])('with %s is refused in one sentence', (text, sentence) => {
    writeFileSync(path, text);
    expect(() => readStatesFile(path, {})).toThrow(sentence);
  });

  it('that does not exist is refused by its name', async () => {
    const environment = { CONTRACT_BASE_URL: baseUrl(), CONTRACT_STATES: '/no/states.yaml' };
    await expect(targetFrom(environment)).rejects.toThrow('CONTRACT_STATES: /no/states.yaml cannot be read (ENOENT).');
  });

  it.each([
    ['people: {buyer: {token: tok_1}}', 'CONTRACT_STATES has people.buyer without email and password.'],
    ['people: {no-phone: {token: tok_1}}', 'CONTRACT_STATES names no people.buyer.'],
  ])('with %s and no account is refused by what it has', async (text, sentence) => {
    writeFileSync(path, text);
    const environment = { CONTRACT_BASE_URL: baseUrl(), CONTRACT_STATES: path };
    await expect(targetFrom(environment)).rejects.toThrow(sentence);
  });

  it('whose call reaches nothing is named with its address', async () => {
    const seed = { url: `http://127.0.0.1:${await freePort()}/seed` };
    await expect(withTarget(targetWith({ seed }), () => signedIn('buyer'))).rejects.toThrow(
      `seed of CONTRACT_STATES: POST ${seed.url} failed (ECONNREFUSED)`,
    );
  });

  it('beside an unknown word in CONTRACT_STRICT is not read', async () => {
    const environment = { CONTRACT_BASE_URL: baseUrl(), CONTRACT_STRICT: 'yes' };
    await expect(targetFrom(environment)).rejects.toThrow('CONTRACT_STRICT is "yes", but should be 0 or 1.');
  });

  it('without a seed needs an account', async () => {
    writeFileSync(path, 'people: {no-phone: {token: tok_1}}');
    const environment = { CONTRACT_BASE_URL: baseUrl(), CONTRACT_STATES: path };
    await expect(targetFrom(environment)).rejects.toThrow('CONTRACT_EMAIL should be the e-mail address of an account');
  });
});
