/** Calls the pipeline from any network address, without a connection. */
import { randomUUID } from 'node:crypto';
import { Duration } from 'luxon';
import { createHandler } from '@zakupki/mock-engine/pipeline/handle';
import { perform } from '@zakupki/mock-engine/pipeline/perform';
import { MOCK } from '../../src/mock.ts';
import type { LetterRecord } from '@zakupki/mock-engine/world/records/letters';
import { buildSeed } from '../../src/seed/seed.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import { Worlds } from '@zakupki/mock-engine/storage/worlds';

export type Answered = { status: number; headers: Record<string, string>; body: Record<string, unknown> };

const SEED = buildSeed();

export class Callers {
  readonly #worlds = new Worlds(SEED);
  readonly #handle = createHandler(this.#worlds, perform(MOCK.application), MOCK.application);

  /** @param path below /api @param token of a session */
  async post(address: string, path: string, body: object, token?: string): Promise<Answered> {
    const headers = new Headers({
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    });
    const { answer, head, log } = await this.#handle({
      method: 'POST',
      url: path,
      headers,
      rawHeaders: [...headers].flat(),
      bytes: Buffer.from(JSON.stringify(body)),
      address,
      readBody: async () => {},
      signal: new AbortController().signal,
      http: null,
    });
    log({});
    if (!answer) throw new Error('The connection was dropped');
    return {
      status: answer.status,
      headers: Object.fromEntries(head.map(([name, value]) => [name.toLowerCase(), String(value)])),
      body: JSON.parse(answer.text ?? '{}') as Record<string, unknown>,
    };
  }

  world(): Promise<World> {
    return this.#worlds.open('default');
  }

  /** At the start of the seed. */
  async freeze(): Promise<void> {
    const { clock } = await this.world();
    clock.setMode('frozen');
    clock.set(SEED.start);
  }

  /** @param duration ISO 8601 */
  async advance(duration: string): Promise<void> {
    (await this.world()).clock.advance(Duration.fromISO(duration));
  }

  /** In the order of sending. */
  async letters(to: string): Promise<LetterRecord[]> {
    return (await this.world()).letters.all().filter((letter) => letter.to === to);
  }
}
