import { describe, expect, it } from 'vitest';
import { exchangeOf, RequestLog } from './request-log.ts';
import type { AnsweredRequest } from './wire.ts';
import { Traffic } from './traffic.ts';

const MIB = 1024 * 1024;

function answered(id: string, bytes: number): AnsweredRequest {
  return {
    id,
    at: 0,
    method: 'GET',
    path: '/api/plans',
    operationId: 'listPlans',
    personId: null,
    actingAsId: null,
    status: 200,
    ms: 1,
    forcedBy: null,
    reason: null,
    violations: [],
    wire: {
      requestHeaders: [],
      requestBody: null,
      responseHeaders: {},
      responseBody: 'x'.repeat(bytes / 2),
      isAnswered: true,
    },
  };
}

const hasBody = (log: RequestLog, id: string) =>
  log
    .entries()
    .map(exchangeOf)
    .find((entry) => entry.id === id)?.response.isBodyKept;

describe('Stored exchanges', () => {
  it('take at most 16 MiB in all worlds, keeping the newest', () => {
    const traffic = new Traffic();
    const logs = Array.from({ length: 400 }, (_, i) => new RequestLog(`w${i}`, traffic));
    for (const log of logs) log.add(answered('a', MIB / 4));
    expect(logs.filter((log) => hasBody(log, 'a')).length).toBeLessThanOrEqual(64);
    expect(logs.filter((log) => hasBody(log, 'a')).length).toBeGreaterThan(60);
    expect([hasBody(logs[0] as RequestLog, 'a'), hasBody(logs[399] as RequestLog, 'a')]).toEqual([false, true]);
    expect(logs[0]?.entries()).toHaveLength(1);
  });

  it('take at most 8 MiB in one world', () => {
    const traffic = new Traffic();
    const quiet = new RequestLog('quiet', traffic);
    quiet.add(answered('q', 1000));
    const busy = new RequestLog('busy', traffic);
    for (let i = 0; i < 1200; i += 1) busy.add(answered(`b${i}`, MIB / 4));
    expect(
      busy
        .entries()
        .map(exchangeOf)
        .filter(({ response }) => response.isBodyKept),
    ).toHaveLength(31);
    expect(busy.memory.bytes).toBeLessThanOrEqual(8 * MIB);
    expect(hasBody(quiet, 'q')).toBe(true);
  });

  it('are freed with their world', () => {
    const traffic = new Traffic();
    for (let i = 0; i < 100; i += 1) {
      const log = new RequestLog('w', traffic);
      for (let n = 0; n < 20; n += 1) log.add(answered(`r${n}`, MIB / 4));
      expect(hasBody(log, 'r0')).toBe(true);
      log.clear();
      expect(log.memory.bytes).toBe(0);
    }
  });
});
