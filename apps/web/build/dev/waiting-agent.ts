import { Agent, type ClientRequestArgs } from 'node:http';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

const MAX_WAIT_MS = 10_000;
const PAUSE_MS = 50;

/** Connects to a server that is restarting as soon as it listens again, so that requests wait instead of failing. */
export class WaitingAgent extends Agent {
  override createConnection(
    options: ClientRequestArgs,
    connected: (error: Error | null, socket: Duplex) => void,
  ): undefined {
    const deadline = Date.now() + MAX_WAIT_MS;
    const attempt = () => {
      const socket: Socket = connect(options as NetConnectOpts);
      const fail = (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && Date.now() < deadline) setTimeout(attempt, PAUSE_MS);
        else connected(error, socket);
      };
      socket.once('error', fail);
      socket.once('connect', () => {
        socket.off('error', fail);
        connected(null, socket);
      });
    };
    attempt();
  }
}
