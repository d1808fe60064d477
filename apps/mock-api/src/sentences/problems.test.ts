import { document } from '@zakupki/api-client/document';
import { expect, it } from 'vitest';
import { ENGINE_PROBLEMS } from '@zakupki/mock-engine/pipeline/sentences/problems';
import { REQUEST_PROBLEMS } from '@zakupki/mock-engine/pipeline/sentences/request-problems';

const problems: Readonly<Record<string, { status: number }>> = document['x-problems'];

it('the contract has its own sentence for every problem of a request, with the status of the engine', () => {
  const statuses = Object.entries(REQUEST_PROBLEMS).map(([code, { status }]) => [code, status]);
  expect(statuses.map(([code = '']) => [code, problems[code]?.status])).toEqual(statuses);
});

it('the contract has no problem of the connection, the control plane or the proxy', () => {
  const others = Object.keys(ENGINE_PROBLEMS).filter((code) => !Object.hasOwn(REQUEST_PROBLEMS, code));
  expect(others.filter((code) => Object.hasOwn(problems, code))).toEqual([]);
});
