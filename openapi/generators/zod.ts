/** A thread: validators of request bodies, for forms; answers are checked by the server's own validator. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { textPatterns } from '../text-schemas.ts';
import { serve } from './serve.ts';

serve(async (contract) => {
  const path = await mkdtemp(join(tmpdir(), 'zod-'));
  try {
    await createClient({
      input: { ...withPlaceholders(contract) },
      output: { path, indexFile: false },
      logs: { level: 'silent' },
      plugins: [{ name: 'zod', compatibilityVersion: 'mini', responses: false, requests: true, definitions: true }],
    });
    const source = (await readFile(join(path, 'zod.gen.ts'), 'utf8')).replace(/^\/\/.*\n/, '');
    return withSharedPatterns(source, contract);
  } finally {
    await rm(path, { recursive: true });
  }
});

const placeholder = (name: string) => `^text-${name}$`;

/** The generator would decode the escapes of the long patterns of texts, so it gets their names only. */
function withPlaceholders(contract: object): object {
  return JSON.parse(
    JSON.stringify(contract, (_, part: { pattern?: string; 'x-text'?: string } | null) =>
      typeof part?.['x-text'] === 'string' ? { ...part, pattern: placeholder(part['x-text']) } : part,
    ),
  ) as object;
}

/** The validators share the patterns. */
function withSharedPatterns(source: string, contract: object): string {
  const shared = [...textPatterns(contract).keys()].reduce(
    (text, name) => text.replaceAll(`/${placeholder(name)}/`, () => `textPatterns.${name}`),
    source,
  );
  return shared.replace(/^import .*\n/m, (line) => `${line}import { textPatterns } from './texts.gen.ts';\n`);
}
