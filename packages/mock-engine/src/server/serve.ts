/** Reads the environment, listens and prints URLs. The only file that does either. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Mock, ServerParts } from '../definition.ts';
import { createApp } from './create-app.ts';
import type { ProxyOptions } from '../proxy/forward.ts';
import { snapshotProblem } from '../control/snapshots/documents.ts';
import { type Storage, StorageAwayError, StorageError, WORLDS_FILE } from '../storage/storage.ts';
import { MIB } from '../world/files.ts';
import { Worlds } from '../storage/worlds.ts';
import type { Seed } from '../world/world.ts';
import { isOwnAddress, parseTarget } from '../proxy/target.ts';
import { http } from '../http/http.ts';
import { answerUnparsed, HEADERS_TIMEOUT_MS, MAX_HEADER_BYTES } from '../http/unparsed.ts';

const positiveInteger = z
  .string()
  .regex(/^\d{1,7}$/)
  .transform(Number)
  .pipe(z.int().min(1));

/** Words separated by commas, in lower case. */
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .toLowerCase()
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  );

/** Schema, default and expected format of each variable. */
const environment = {
  MOCK_API_PORT: {
    schema: z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .pipe(z.int().min(1).max(65535))
      .default(4010),
    expected: 'a whole number from 1 to 65535, such as 4010',
  },
  MOCK_HOST: {
    schema: z.union([z.ipv4(), z.ipv6(), z.literal('localhost')]).default('127.0.0.1'),
    expected: 'an IP address to listen on, such as 127.0.0.1',
  },
  MOCK_ALLOWED_HOSTS: {
    schema: list.refine((names) => names.every((name) => /^[a-z0-9.-]+$/.test(name))),
    expected: 'host names without port, separated by commas, such as "qa.example, mock"',
  },
  MOCK_ALLOWED_ORIGINS: {
    schema: list.refine((names) => names.every((name) => /^https?:/.test(name) && URL.parse(name)?.origin === name)),
    expected: 'origins without a path, separated by commas, such as "https://preview.example"',
  },
  MOCK_WEBHOOK_HOSTS: {
    schema: list.refine((names) => names.every((name) => /^[a-z0-9.-]+$/.test(name))),
    expected: 'host names without port, separated by commas, such as "qa.example, hooks"',
  },
  MOCK_MAX_WORLDS: {
    schema: positiveInteger.default(10_000),
    expected: 'a whole number of at least 1, such as 10000',
  },
  MOCK_MAX_ATTACHMENTS_MIB: {
    schema: positiveInteger.optional(),
    expected: 'a whole number of at least 1, such as 1024',
  },
  MOCK_STORE: {
    schema: z.enum(['sqlite', 'memory']).optional(),
    expected: '"sqlite" or "memory"',
  },
  MOCK_DATABASE_URL: {
    schema: z
      .string()
      .refine((text) => /^postgres(?:ql)?:$/.test(URL.parse(text)?.protocol ?? ''))
      .optional(),
    expected: 'the address of a PostgreSQL database, such as postgres://user:password@host:5432/database',
  },
  MOCK_CONTROL: { schema: z.enum(['on', 'off']).optional(), expected: '"on" or "off"' },
  MOCK_CONTROL_TOKEN: {
    schema: z
      .string()
      .regex(/^[\x21-\x7e]{16,}$/)
      .optional(),
    expected: 'at least 16 visible ASCII characters, without spaces',
  },
  MOCK_PROXY_TARGET: {
    schema: z
      .string()
      .refine((text) => parseTarget(text) !== null)
      .optional(),
    expected: 'an http(s) address without user, query or hash, such as https://staging.example',
  },
  MOCK_PROXY_STRICT: {
    schema: z
      .enum(['0', '1'])
      .transform((text) => text === '1')
      .optional(),
    expected: '0 or 1',
  },
  MOCK_PROXY_HYBRID: { schema: z.string().optional(), expected: 'the name of a demo user' },
  MOCK_PROXY_COOKIES: { schema: z.enum(['local', 'unchanged']).optional(), expected: '"local" or "unchanged"' },
};

/** An error the user can fix: printed without a stack. */
class UserError extends Error {}

function readVariable<T>(
  name: keyof typeof environment,
  { schema, expected }: { schema: z.ZodType<T>; expected: string },
): T {
  // Shells and compose files write "not set" as an empty variable.
  const text = process.env[name] === '' ? undefined : process.env[name];
  const { success, data } = schema.safeParse(text);
  if (success) return data;
  throw new UserError(`${name} is ${SECRET_VALUES[name] ?? `"${text}"`}, but must be ${expected}.`);
}

/** Printed instead of values that may contain a secret. */
const SECRET_VALUES: Partial<Record<keyof typeof environment, string>> = {
  MOCK_CONTROL_TOKEN: 'too short or not plain',
  MOCK_DATABASE_URL: 'not understood',
  MOCK_PROXY_TARGET: 'not understood',
};

type Control = { control: 'on' | 'off' | 'token'; controlToken: string | undefined };

/**
 * A proxy that adds no header of its own may stand before a server of the product, so that the whole internet seems to
 * be on this machine: unless MOCK_CONTROL says otherwise, such a server wants a token, which it prints.
 */
function readControl(servesWeb: boolean): Control {
  const control = readVariable('MOCK_CONTROL', environment.MOCK_CONTROL) ?? (servesWeb ? 'token' : 'on');
  const given = readVariable('MOCK_CONTROL_TOKEN', environment.MOCK_CONTROL_TOKEN);
  return { control, controlToken: given ?? (control === 'token' ? randomBytes(18).toString('base64url') : undefined) };
}

function readProxyOptions(people: readonly { name: string }[]): ProxyOptions | null {
  const target = readVariable('MOCK_PROXY_TARGET', environment.MOCK_PROXY_TARGET);
  const strict = readVariable('MOCK_PROXY_STRICT', environment.MOCK_PROXY_STRICT);
  const standIn = readVariable('MOCK_PROXY_HYBRID', environment.MOCK_PROXY_HYBRID);
  const cookies = readVariable('MOCK_PROXY_COOKIES', environment.MOCK_PROXY_COOKIES);
  const names = people.map(({ name }) => name);
  if (standIn !== undefined && !names.includes(standIn)) {
    throw new UserError(`MOCK_PROXY_HYBRID is "${standIn}", but must be a demo user: ${names.join(', ')}.`);
  }
  if (target !== undefined) {
    const localCookies = cookies === 'local';
    return { target, strict: strict ?? false, localCookies, ...(standIn !== undefined && { standIn }) };
  }
  const [useless] = Object.entries({ STRICT: strict, HYBRID: standIn, COOKIES: cookies }).filter(
    ([, set]) => set !== undefined,
  );
  if (!useless) return null;
  throw new UserError(
    `MOCK_PROXY_${useless[0]} is set, but says nothing without MOCK_PROXY_TARGET, the server to check.`,
  );
}

const OPTIONS = {
  web: { type: 'string' },
  data: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Folders, resolved against the working directory. */
function readArguments(): { web?: string; data?: string; help?: boolean } {
  try {
    const { web, data, help } = parseArgs({ options: OPTIONS }).values;
    if (help) return { help };
    return { ...(web !== undefined && { web: resolve(web) }), ...(data !== undefined && { data: resolve(data) }) };
  } catch (error) {
    const known = 'Known: --web <folder>, --data <folder>.';
    throw new UserError(`${error instanceof Error ? error.message : String(error)}. ${known}`);
  }
}

/** Stores worlds in the database if one is named, otherwise in the folder; MOCK_STORE overrides both. */
async function openWorlds(seed: Seed, folder: string | undefined): Promise<Worlds> {
  const database = readVariable('MOCK_DATABASE_URL', environment.MOCK_DATABASE_URL);
  const chosen = readVariable('MOCK_STORE', environment.MOCK_STORE);
  const defaultStore = database !== undefined ? 'postgres' : folder === undefined ? 'memory' : 'sqlite';
  const store = chosen ?? defaultStore;
  const limit = readVariable('MOCK_MAX_WORLDS', environment.MOCK_MAX_WORLDS);
  const mib = readVariable('MOCK_MAX_ATTACHMENTS_MIB', environment.MOCK_MAX_ATTACHMENTS_MIB);
  const maxFileBytes = mib === undefined ? undefined : mib * MIB;
  if (store === 'memory') return new Worlds(seed, limit, null, maxFileBytes);
  // The storage modules are imported only when needed, because loading them slows down the start.
  const isFile = store === 'sqlite' || database === undefined;
  const storage = await (isFile
    ? openFile(folder ?? DATA_FOLDER, maxFileBytes)
    : openDatabase(database, seed.fingerprint, maxFileBytes));
  return new Worlds(seed, limit, {
    storage,
    findProblem: (snapshot) => snapshotProblem(snapshot, seed),
    report: (sentence) => console.warn(sentence),
  });
}

async function openFile(folder: string, maxFileBytes?: number): Promise<Storage> {
  if (!isBuiltin('node:sqlite')) {
    const version = `this is ${process.version}`;
    throw new UserError(`Keeping worlds in a file needs Node 22.13 or later, ${version}. Leave out --data.`);
  }
  const { SqliteStorage } = await import('../storage/sqlite.ts');
  const storage = new SqliteStorage(join(folder, WORLDS_FILE), 'write', maxFileBytes);
  process.once('exit', () => void storage.close());
  return storage;
}

/** If the database is unreachable, the server starts and answers 503 until the database answers. */
async function openDatabase(url: string, seed: string, maxFileBytes?: number): Promise<Storage> {
  const { PostgresStorage } = await import('../storage/postgres/postgres-storage.ts');
  const storage = new PostgresStorage(url, seed, maxFileBytes);
  try {
    await storage.prepare();
  } catch (error) {
    if (!(error instanceof StorageAwayError)) throw error;
    console.warn(`${error.message} Requests are answered 503 until it does.`);
  }
  return storage;
}

const DATA_FOLDER = '.data';

/**
 * Longer than callers pause between requests: with Node's default of 5 s a busy caller may send a request into a
 * connection that the server is closing (ECONNRESET).
 */
const KEEP_ALIVE_MS = 120_000;

/** Says which variables are slips: without this, they would be ignored without a word. */
function warnOfUnknownVariables(): void {
  const isSlip = (name: string) => /^MOCK_(?!TEST_)/.test(name) && !Object.hasOwn(environment, name);
  const unknown = Object.keys(process.env).filter(isSlip);
  if (unknown.length === 0) return;
  console.warn(
    `Ignored, as no setting has this name: ${unknown.join(', ')}. Known: ${Object.keys(environment).join(', ')}.`,
  );
}

const help = () => `Options
  --data <folder>  keeps worlds in a file there
  --web <folder>   serves a built web application at /app

Settings in the environment
${Object.entries(environment)
  .map(([name, { expected }]) => `  ${name}: ${expected}`)
  .join('\n')}`;

async function start(mock: Mock, parts: ServerParts): Promise<void> {
  const given = readArguments();
  if (given.help) return console.log(help());
  warnOfUnknownVariables();
  const port = readVariable('MOCK_API_PORT', environment.MOCK_API_PORT);
  const host = readVariable('MOCK_HOST', environment.MOCK_HOST);
  const seed = mock.buildSeed();
  const proxy = readProxyOptions(seed.model.people);
  const { web, data } = given;
  if (web !== undefined && !existsSync(join(web, 'index.html')))
    throw new UserError('--web names a folder without an index.html; build the web application first: pnpm build.');
  const { control, controlToken } = readControl(web !== undefined);
  if (control === 'on') parts.beforeOpen?.();
  const app = createApp(mock, parts, {
    worlds: await openWorlds(seed, data),
    control,
    allowedHosts: readVariable('MOCK_ALLOWED_HOSTS', environment.MOCK_ALLOWED_HOSTS),
    webhookHosts: readVariable('MOCK_WEBHOOK_HOSTS', environment.MOCK_WEBHOOK_HOSTS),
    allowedOrigins: readVariable('MOCK_ALLOWED_ORIGINS', environment.MOCK_ALLOWED_ORIGINS),
    ...(controlToken !== undefined && { controlToken }),
    ...(web !== undefined && { web }),
    ...(proxy && { proxy }),
  });
  const server = http.createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: 5000,
    },
    app,
  );
  server.on('clientError', answerUnparsed);
  server.once('error', (error: NodeJS.ErrnoException) => stop(new UserError(listenProblem(error, host, port))));
  server.listen(
    port,
    host,
    () => void announce(server.address() as AddressInfo, { web, control, controlToken, proxy, parts }),
  );
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      // Open connections would keep the port in use.
      server.closeAllConnections();
    });
  }
}

/** Prints the URLs. Also refuses a proxy target that is this server, which is known only after listening. */
async function announce(
  listening: AddressInfo,
  {
    web,
    control,
    controlToken,
    proxy,
    parts,
  }: Control & { web: string | undefined; proxy: ProxyOptions | null; parts: ServerParts },
): Promise<void> {
  const { address, family, port } = listening;
  const target = proxy && parseTarget(proxy.target);
  if (target && (await isOwnAddress(target, listening))) {
    throw new UserError(`MOCK_PROXY_TARGET is ${target.name}, which is this very server. Name the one to check.`);
  }
  const origin = `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
  if (web !== undefined) console.log(`Product        ${origin}/app/`);
  console.log(`API            ${origin}/api`);
  if (target) console.log(`Checked        ${target.name}/api${proxy.strict ? ', strictly' : ''}`);
  if (proxy?.standIn !== undefined) console.log(`Hybrid         what it lacks is answered here, as ${proxy.standIn}`);
  const secret = control === 'token' ? `?token=${encodeURIComponent(controlToken ?? '')}` : '';
  const place = parts.consolePage ? 'QA console     ' : 'Control plane  ';
  if (control !== 'off') console.log(`${place}${origin}/__mock${parts.consolePage ? '' : '/worlds'}${secret}`);
  if (process.send) process.send('listening');
  // A supervisor prints what its user needs.
  else if (web === undefined && !proxy && parts.signInCommand) {
    console.log(`Sign in        ${parts.signInCommand(`${origin}/api`)}`);
  }
}

function listenProblem({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Free it or choose another with MOCK_API_PORT.`;
  if (code === 'EACCES') return `Port ${port} needs more rights. Choose one above 1023 with MOCK_API_PORT.`;
  if (code === 'EADDRNOTAVAIL') return `MOCK_HOST is "${host}", but this machine has no such address.`;
  return `Listening on ${host}:${port} failed: ${message}`;
}

/** Prints one sentence for user errors, the stack otherwise. */
function stop(error: unknown): void {
  console.error(error instanceof UserError || error instanceof StorageError ? error.message : error);
  process.exit(1);
}

/** Starts the server of an application. */
export function serve(mock: Mock, parts: ServerParts = {}): void {
  // Without its supervisor nothing could stop this server.
  process.once('disconnect', () => process.exit(1));
  process.on('uncaughtException', stop);
  process.on('unhandledRejection', stop);
  void start(mock, parts);
}
