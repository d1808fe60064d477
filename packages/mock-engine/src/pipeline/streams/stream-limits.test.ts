import { afterEach, expect, test } from 'vitest';
import { Problem } from '../problem.ts';
import { EventQueue } from '../response/event-queue.ts';
import { type StreamPlace, StreamRegister } from './stream-limits.ts';

const LIMITS = { session: 2, address: 4, world: 5 };

const queues: EventQueue[] = [];
afterEach(() => queues.splice(0).forEach((queue) => queue.close()));

type Options = Partial<StreamPlace>;

/** Opens streams as a server does. */
function opening(register: StreamRegister) {
  return ({ session, address = '192.0.2.1', world = 'w' }: Options = {}) => {
    let leave = () => {};
    const queue = new EventQueue({ closed: () => leave() });
    queues.push(queue);
    leave = register.add({ address, world, ...(session !== undefined && { session }) }, queue);
    return queue;
  };
}

/** Seconds to wait; null for an admitted caller. */
function waitOf(register: StreamRegister, { address = '192.0.2.1', world = 'w', ...more }: Options = {}) {
  try {
    register.ensureRoom({ address, world, ...more });
    return null;
  } catch (error) {
    const { status, options } = error as Problem;
    return { status, wait: options.headers?.['Retry-After'] };
  }
}

async function textOf(queue: EventQueue): Promise<string> {
  let text = '';
  for await (const chunk of queue) text += Buffer.from(chunk).toString();
  return text;
}

test('one more stream of a session ends its oldest, which waits before it comes back', async () => {
  const open = opening(new StreamRegister(LIMITS));
  const [first, second, third] = [open({ session: 'a' }), open({ session: 'a' }), open({ session: 'a' })];
  const ofOther = open({ session: 'b' });
  expect([first, second, third, ofOther].map(({ isClosed }) => isClosed)).toEqual([true, false, false, false]);
  expect(await textOf(first)).toBe('retry: 30000\n\n');
  second.close();
  open({ session: 'a' });
  expect(third.isClosed).toBe(false);
});

test.each<[string, (index: number) => Options, number, Options]>([
  ['address', (index) => ({ session: `s${index}`, world: `w${index}` }), 4, { address: '192.0.2.2' }],
  ['world', (index) => ({ session: `s${index}`, address: `192.0.2.${index}` }), 5, { world: 'other' }],
])('too many streams of one %s are refused until one ends', (_kind, placeOf, limit, elsewhere) => {
  const register = new StreamRegister(LIMITS);
  const open = opening(register);
  const streams = Array.from({ length: limit }, (_, index) => open(placeOf(index)));
  const wanted = placeOf(limit);
  const more = { ...wanted, ...(wanted.address === undefined ? {} : { world: 'w' }) };
  expect(waitOf(register, more)).toEqual({ status: 429, wait: '30' });
  expect(waitOf(register, { ...more, ...elsewhere })).toBeNull();
  expect(open(more).isClosed).toBe(true);
  expect(streams.every(({ isClosed }) => !isClosed)).toBe(true);
  streams[0]?.close();
  expect(waitOf(register, more)).toBeNull();
  expect(open(more).isClosed).toBe(false);
});

test('a session with all of its streams may still replace one when its address has no room', () => {
  const register = new StreamRegister(LIMITS);
  const open = opening(register);
  const streams = ['a', 'a', 'b', 'b'].map((session) => open({ session }));
  expect(waitOf(register, { session: 'c' })).not.toBeNull();
  expect(waitOf(register, { session: 'a' })).toBeNull();
  expect(open({ session: 'a' }).isClosed).toBe(false);
  expect(streams.map(({ isClosed }) => isClosed)).toEqual([true, false, false, false]);
});
