/** When and how far forms are read. */
import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { json } from 'node:stream/consumers';
import type { ApiProblem } from '@zakupki/api-client/schema';
import { document } from '@zakupki/api-client/document';
import { afterAll, expect, it } from 'vitest';
import { createApp } from '../../src/create-app.ts';
import { buildSeed } from '../../src/seed/seed.ts';
import { plans } from '../../src/seed/billing/plans.ts';
import { Worlds } from '@zakupki/mock-engine/storage/worlds';
import { keyed } from '@zakupki/mock-engine/suite/client';
import { client, type ContractClient } from '../contract/suite/client.ts';
import { serve } from '@zakupki/mock-engine/test-world/http-server';
import { PDF } from '../contract/suite/form.ts';

const MIB = 1024 * 1024;

const worlds = new Worlds(buildSeed());
const app = createApp({ worlds });
const { port, close } = await serve(app);
afterAll(close);

/** The answer to a form of 15 MB after sending only its headers. */
async function answerToHead(headers: Record<string, string>): Promise<{ status: number; code: string }> {
  const sent = httpRequest({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/api/attachments',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 15_000_000, ...headers },
  });
  sent.flushHeaders();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const { code } = (await json(response)) as ApiProblem;
  sent.destroy();
  return { status: response.statusCode ?? 0, code };
}

it('a form without a token is refused before its body arrives', async () => {
  expect(await answerToHead({})).toEqual({ status: 401, code: 'unauthorized' });
  expect(await answerToHead({ authorization: 'Bearer nonsense-nonsense-nonsense' })).toMatchObject({ status: 401 });
});

it('a form with an unknown coding is refused in the error format', async () => {
  const { token = '', world } = (await client(app).signIn('buyer')).session;
  const headers = { authorization: `Bearer ${token}`, 'x-mock-world': world, 'content-encoding': 'br2' };
  expect(await answerToHead(headers)).toEqual({ status: 415, code: 'unsupported_media_type' });
});

it('the maximum file size depends on the plan', async () => {
  const buyer: ContractClient = await client(app).signIn('buyer');
  const world = await worlds.open(buyer.session.world);
  for (const plan of world.plans.all()) world.plans.put({ ...plan, limits: { ...plan.limits, maxAttachmentMb: 1 } });
  const upload = async (size: number) => {
    const file = { ...PDF, content: PDF.content.toString().padEnd(size) };
    const { status, body } = await buyer.send('uploadAttachment', {
      body: { owner: 'order', ownerId: 'ord_fasteners', file },
      headers: keyed(),
    });
    return status === 201 ? '201' : `${status} ${(body as ApiProblem).message}`;
  };
  expect(await upload(MIB + 1)).toBe('413 Файл больше 1 МиБ.');
  expect(await upload(3 * MIB)).toBe('413 Запрос больше 1 МиБ.');
  expect(await upload(MIB)).toBe('201');
});

it('the limit of the request has room for the largest file of every plan', () => {
  const largest = Math.max(...plans().map(({ limits }) => limits.maxAttachmentMb));
  expect(document.paths['/attachments']?.post?.['x-body-limit']).toBe(largest * MIB + 64 * 1024);
});
