import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { readPorts, requireFreePorts } from './ports.mjs';

/** @param {string} host */
async function occupied(host) {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, host, () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { port: address.port, free: () => new Promise((resolve) => server.close(resolve)) };
}

/** A port that was free a moment ago. */
async function freePort() {
  const { port, free } = await occupied('127.0.0.1');
  await free();
  return port;
}

describe('readPorts', () => {
  it('returns the default ports for an empty environment', () => {
    expect(readPorts({})).toEqual({ web: 5173, mock: 4010 });
    expect(readPorts({ WEB_PORT: '', MOCK_API_PORT: '' })).toEqual({ web: 5173, mock: 4010 });
  });

  it('reads the ports from the environment', () => {
    expect(readPorts({ WEB_PORT: '1', MOCK_API_PORT: '65535' })).toEqual({ web: 1, mock: 65535 });
  });

  it.each(['abc', '0', '-1', '65536', '80.5', '0x50', ' 80', '1e3', '99999999999'])(
    'refuses %j in one sentence',
    (text) => {
      expect(() => readPorts({ WEB_PORT: text })).toThrow(
        `WEB_PORT is "${text}", but must be a whole number from 1 to 65535, such as 5173.`,
      );
      expect(() => readPorts({ MOCK_API_PORT: text })).toThrow(/^MOCK_API_PORT is .*, such as 4010\.$/);
    },
  );

  it('rejects the same port for both', () => {
    expect(() => readPorts({ WEB_PORT: '4010' })).toThrow('WEB_PORT and MOCK_API_PORT are both 4010, but must differ.');
  });
});

describe('requireFreePorts', () => {
  it('names the variable of a taken port and suggests a free port', async () => {
    const { port, free } = await occupied('127.0.0.1');
    const mock = await freePort();
    const sentence = /^Port (\d+) is taken\. Free it or choose another: (\w+)=(\d+) npm start$/;
    const complaint = await requireFreePorts({ web: port, mock }).catch(String);
    const [, taken, variable, other] = sentence.exec(String(complaint).replace('PlainError: ', '')) ?? [];
    expect([taken, variable]).toEqual([String(port), 'WEB_PORT']);
    await requireFreePorts({ web: Number(other), mock });
    await free();
  });

  it('detects a port taken on ::1 only, which browsers try first', async () => {
    const { port, free } = await occupied('::1');
    await expect(requireFreePorts({ web: await freePort(), mock: port }).catch(String)).resolves.toContain(
      `MOCK_API_PORT=`,
    );
    await free();
  });
});
