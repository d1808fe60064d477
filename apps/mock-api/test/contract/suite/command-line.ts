/** What the command `contract-tests` is asked for. */
import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { RESOURCES } from './resources.ts';

export const USAGE = `Usage: contract-tests https://staging.example/api [resource…] [--shard 1/3] [--junit results.xml]
The account is CONTRACT_EMAIL and CONTRACT_PASSWORD; the other settings are in the README.`;

export type Command = {
  help: boolean;
  baseUrl: string;
  resources: readonly string[];
  shard?: string;
  /** path of the report */
  junit?: string;
};

/** @param baseUrl of the environment @throws Error with a sentence about a wrong argument */
export function readCommand(args: readonly string[], baseUrl: string | undefined): Command {
  const { positionals, values } = parsed(args);
  const { shard, junit, help = false } = values;
  const [first] = positionals;
  // Names alone are those of resources, where the environment has the address.
  const hasAddress = first !== undefined && !(baseUrl && RESOURCES.includes(first));
  const address = hasAddress ? first : baseUrl;
  if (!address && !help) throw new Error(USAGE);
  if (hasAddress && !/^https?:\/\//u.test(first))
    throw new Error(`"${first}" is neither a resource nor an address such as https://staging.example/api.\n${USAGE}`);
  const named = positionals.slice(hasAddress ? 1 : 0);
  const unknown = named.find((name) => !RESOURCES.includes(name));
  if (unknown !== undefined) throw new Error(`The contract has no resource "${unknown}": ${RESOURCES.join(', ')}.`);
  const resources = named.length > 0 ? [...new Set(named)] : RESOURCES;
  if (shard !== undefined) requireShard(shard, resources.length);
  return {
    help,
    baseUrl: address ?? '',
    resources,
    ...(shard !== undefined && { shard }),
    ...(junit !== undefined && { junit: reportAt(junit) }),
  };
}

function parsed(args: readonly string[]) {
  const options = {
    shard: { type: 'string' },
    junit: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}.\n${USAGE}`, { cause: error });
  }
}

function requireShard(shard: string, most: number): void {
  const [part = 0, count = 0] = /^[1-9]\d*\/[1-9]\d*$/u.test(shard) ? shard.split('/').map(Number) : [];
  if (part === 0 || part > count) throw new Error(`--shard ${shard} should be a part of all, such as 1/3.`);
  if (count > most)
    throw new Error(`--shard ${shard} is too many parts: a part has whole resources, and there are ${most}.`);
}

function reportAt(junit: string): string {
  const path = resolve(junit);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (junit === '' || isFolder) throw new Error(`--junit "${junit}" should be a file, such as results.xml.`);
  try {
    // Before the checks, which take minutes.
    mkdirSync(dirname(path), { recursive: true });
  } catch (error) {
    const { code = 'unknown' } = error as { code?: string };
    throw new Error(`--junit "${junit}": its folder cannot be created (${code}).`, { cause: error });
  }
  return path;
}
