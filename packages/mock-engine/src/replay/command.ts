/** The command that repeats the requests of a capsule and prints differences. */
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Capsule } from '../contract/control.ts';
import { type Outcome, replay, type Replayed, type Server } from './replay.ts';
import { ReplayError } from './wire.ts';

/** Differences printed per answer. */
const MAX_PRINTED = 20;

function parseArguments(usage: string): { file: string; against: string | undefined } {
  try {
    const { values, positionals } = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true });
    const [file, ...others] = positionals;
    if (file !== undefined && others.length === 0) return { file, against: values.against };
  } catch (error) {
    throw new ReplayError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
  throw new ReplayError(usage);
}

/** pnpm runs scripts in the workspace root; resolve against the user's directory. */
function pathOf(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', file);
}

function readCapsule(file: string): Capsule {
  let text: string;
  try {
    text = readFileSync(pathOf(file), 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new ReplayError(code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${message}`);
  }
  const hint = 'A capsule is what GET /__mock/worlds/{world}/capsule answers.';
  let capsule: unknown;
  try {
    capsule = JSON.parse(text);
  } catch {
    throw new ReplayError(`${file} is not JSON. ${hint}`);
  }
  const { format } = (typeof capsule === 'object' && capsule !== null ? capsule : {}) as { format?: unknown };
  if (!/^[a-z]+-capsule-1$/.test(String(format))) throw new ReplayError(`${file} is no capsule. ${hint}`);
  // The server validates the rest.
  return capsule as Capsule;
}

async function serverFor(
  against: string | undefined,
  createApp: () => RequestListener,
): Promise<Server & { end: () => void }> {
  if (against !== undefined) {
    const url = URL.parse(against);
    if (!url || !['http:', 'https:'].includes(url.protocol)) {
      throw new ReplayError(`--against is "${against}", but must be an address such as http://127.0.0.1:4010.`);
    }
    return { origin: url.origin, controlToken: process.env['MOCK_CONTROL_TOKEN'], end: () => {} };
  }
  const server = createServer(createApp());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    end: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function report(outcomes: readonly Outcome[]): void {
  for (const [index, { request, differences }] of outcomes.entries()) {
    if (differences.length === 0) continue;
    console.log(printable(`#${index + 1} ${request.method} ${request.path}  ${request.at}`));
    for (const { at, recorded, now } of differences.slice(0, MAX_PRINTED)) {
      console.log(printable(`   ${at}: ${formatValue(recorded)} → ${formatValue(now)}`));
    }
    if (differences.length > MAX_PRINTED) console.log(`   and ${differences.length - MAX_PRINTED} more`);
  }
  const skipped = outcomes.flatMap((outcome) => outcome.skipped ?? []);
  const reasons = [...Map.groupBy(skipped, (reason) => reason)].map(([reason, all]) => `${all.length}: ${reason}`);
  const differing = outcomes.filter(({ differences }) => differences.length > 0).length;
  const why = reasons.length > 0 ? ` (${reasons.join('; ')})` : '';
  console.log(
    printable(`${outcomes.length - skipped.length} replayed, ${differing} differ, ${skipped.length} skipped${why}`),
  );
}

/** Escapes control and formatting characters, which could change the terminal. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]/gu, (char) => `\\u{${char.codePointAt(0)?.toString(16)}}`);
}

function formatValue(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

export type Command = Replayed & {
  /** how the command is called, `pnpm mock:replay` */
  name: string;
  /** the server that replays without --against */
  createApp: () => RequestListener;
};

/** Exit code: 0 without differences, 1 with differences, 2 when the replay fails. */
export async function replayCommand({ name, createApp, ...replayed }: Command): Promise<void> {
  try {
    const { file, against } = parseArguments(`Usage: ${name} <capsule.json> [--against http://127.0.0.1:4010]`);
    const capsule = readCapsule(file);
    const server = await serverFor(against, createApp);
    try {
      const outcomes = await replay(capsule, server, replayed);
      report(outcomes);
      process.exitCode = outcomes.some(({ differences }) => differences.length > 0) ? 1 : 0;
    } finally {
      server.end();
    }
  } catch (error) {
    // Any message may contain parts of a capsule. A stack would not help the user.
    const message = error instanceof Error ? error.message : String(error);
    console.error(message.split('\n').map(printable).join('\n'));
    process.exitCode = 2;
  }
}
