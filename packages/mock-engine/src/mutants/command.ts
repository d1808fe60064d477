/** Runs a mutant in front of any server of a contract. */
import { parseArgs } from 'node:util';
import { contractOperations } from '../contract/operations.ts';
import { kindNamed } from './kinds/all.ts';
import type { Kind } from './kinds/kind.ts';
import { inapplicable, newMutant } from './mutant.ts';
import { mutatingProxy } from './proxy.ts';

/** @param called how the command is called, `node test/mutants/serve.ts` */
export async function mutantCommand(called: string, kinds: readonly Kind[]): Promise<void> {
  const usage = `usage: ${called} --target <url> --mutant <kind> --resource <tag> [--operation <operationId>] [--port <number>]

kinds:
${kinds.map(({ name, does }) => `  ${name.padEnd(28)} a back end that ${does}`).join('\n')}`;
  try {
    const { values } = parseArgs({
      options: {
        target: { type: 'string' },
        mutant: { type: 'string' },
        resource: { type: 'string' },
        operation: { type: 'string' },
        port: { type: 'string', default: '0' },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) console.log(usage);
    else await serveMutant(values, kinds);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exitCode = 1;
  }
}

type Wanted = { target?: string; mutant?: string; resource?: string; operation?: string; port: string };

async function serveMutant(
  { target, mutant: name, resource, operation, port }: Wanted,
  kinds: readonly Kind[],
): Promise<void> {
  const resources = [...new Set(contractOperations.map(({ tag }) => tag))];
  if (!target || !URL.canParse(target))
    throw new Error('--target should be the URL of a server, http://127.0.0.1:4010');
  if (!name) throw new Error('--mutant should be a kind of mutant');
  if (!resource || !resources.includes(resource))
    throw new Error(`--resource should be one of ${resources.join(', ')}`);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new Error('--port should be a number up to 65535');
  const ofResource = contractOperations.filter(({ tag }) => tag === resource).map(({ operationId }) => operationId);
  if (operation !== undefined && !ofResource.some((id) => id === operation)) {
    throw new Error(`--operation should be one of ${ofResource.join(', ')}`);
  }
  const scope = { resource, ...(operation && { operationId: operation }) };
  const kind = kindNamed(kinds, name);
  const nothing = inapplicable(kind, scope);
  if (nothing !== null) throw new Error(`"${name}" has nothing to mutate in ${operation ?? resource}: ${nothing}`);
  const mutant = newMutant(kind, scope);
  const proxy = await mutatingProxy({ target, mutant, port: Number(port) });
  console.log(`${proxy.url} is a back end that ${kind.does} (${operation ?? resource}), before ${target}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      console.log(`${mutant.mutated} exchanges mutated`);
      void proxy.close();
    });
  }
}
