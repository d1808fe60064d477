/** The command `contract-tests` against a server that ends in the middle of the run. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { serve } from '@zakupki/mock-engine/test-world/http-server';
import { createApp } from '../../src/create-app.ts';
import { oneOf } from '../exhaustive.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const MAIN = join(import.meta.dirname, '../contract/suite/main.ts');
/** More than the command asks for before the first check, and fewer than the checks do. */
const REQUESTS = 40;

for (const [at, { what, status, why }] of [
  { what: 'whose connections are refused', status: null, why: 'ECONN\\w+' },
  { what: 'behind a gateway that stays', status: 502, why: '502 for every request' },
].entries()) {
  it(`ends soon with a sentence about a server ${what}, and a report of what had run`, oneOf(2, at), async () => {
    const folder = temporaryFolder();
    const app = createApp();
    let count = 0;
    const { url, close } = await serve((request, response) => {
      count += 1;
      if (count < REQUESTS) app(request, response);
      else if (status === null) void close();
      else response.writeHead(status).end('<h1>Bad Gateway</h1>');
    });
    const junit = join(folder, 'results.xml');
    const command = spawn(process.execPath, [MAIN, `${url}/api`, 'reference', 'webinars', '--junit', junit], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
    });
    const closed = once(command, 'close');
    const [out, said] = await Promise.all([text(command.stdout), text(command.stderr)]);
    await closed;
    expect(command.exitCode).toBe(1);
    const [, running = '1', passed = '0', failed, skipped] = new RegExp(
      `has ended \\(${why}\\)\\. (?:“.+” was|(\\d+) checks were) running.*\\. Before it (\\d+) checks passed and (\\d+) failed; (\\d+) were skipped`,
    ).exec(said.slice(said.lastIndexOf('\nThe server at'))) ?? [said];
    expect([Number(passed) > 0, failed, Number(skipped) > 50]).toEqual([true, '0', true]);
    const report = readFileSync(junit, 'utf8');
    if (status !== null) await close();
    const total = Number(passed) + Number(running) + Number(skipped);
    expect(report).toContain(`tests="${total}" failures="${running}" errors="0"`);
    expect(report.match(/<skipped/g)).toHaveLength(Number(skipped));
    expect(out).toMatch(
      new RegExp(`Tests +${running} failed \\| ${passed} passed \\| ${skipped} skipped \\(${total}\\)`),
    );
  });
}
