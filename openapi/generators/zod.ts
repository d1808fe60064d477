/** A thread: validators of request bodies, for forms; answers are checked by the server's own validator. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { serve } from './serve.ts';

serve(async (contract) => {
  const path = await mkdtemp(join(tmpdir(), 'zod-'));
  try {
    await createClient({
      input: { ...contract },
      output: { path, indexFile: false },
      logs: { level: 'silent' },
      plugins: [{ name: 'zod', compatibilityVersion: 'mini', responses: false, requests: true, definitions: true }],
    });
    return (await readFile(join(path, 'zod.gen.ts'), 'utf8')).replace(/^\/\/.*\n/, '');
  } finally {
    await rm(path, { recursive: true });
  }
});
