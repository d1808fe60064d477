import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs a command. @throws when it fails
 *
 * @param {string[]} words command and arguments
 */
export async function runCommand([command = '', ...args]) {
  await run(command, args, { maxBuffer: 64 * 1024 * 1024 });
}
