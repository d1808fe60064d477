/** Reads event streams, which do not end. */
import type { IncomingMessage } from 'node:http';
import { operationNamed } from '../contract/operations.ts';

/** Asks the contract, because the answer's status and type may be wrong. */
export const mayStream = (operationId: string): boolean =>
  JSON.stringify(operationNamed(operationId).responses.get(200) ?? {}).includes('text/event-stream');

/** Limit in ms for a server that sends no event. */
const PATIENCE_MS = 5000;

/**
 * Reads an event stream up to its first event, any other answer to its end. Uses listeners only, because superagent
 * decompresses only for them.
 */
export function readAnswer(operationId: string, answer: IncomingMessage, done: (bytes: Buffer) => void): void {
  const chunks: Buffer[] = [];
  const read = () => Buffer.concat(chunks);
  const isEndless = mayStream(operationId);
  const leave = () => {
    clearTimeout(timer);
    // Breaking the connection is no failure.
    for (const event of ['data', 'end', 'error', 'aborted', 'close']) answer.removeAllListeners(event);
    answer.on('error', () => undefined);
    answer.destroy();
    done(read());
  };
  const timer = isEndless ? setTimeout(leave, PATIENCE_MS) : undefined;
  answer.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    if (isEndless && EVENT.test(read().toString())) leave();
  });
  answer.on('end', () => {
    clearTimeout(timer);
    done(read());
  });
}

const EVENT = /^data: .*\n(?:.+\n)*\n/m;
