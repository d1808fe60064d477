import { chmodSync, linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchSources } from './watched-sources.ts';

let folder: string;
let watching: ReturnType<typeof watchSources>;
const changed = vi.fn<(file: string) => void>();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watched-sources-'));
  mkdirSync(join(folder, 'rules'));
  writeFileSync(join(folder, 'rules/price.ts'), 'first');
  changed.mockReset();
  watching = watchSources([folder], changed);
});

afterEach(() => {
  watching.close();
  rmSync(folder, { recursive: true });
});

const save = (name: string, text: string) => writeFileSync(join(folder, name), text);
/** Waits until the last reported change is this one. */
const reported = (name: string) =>
  vi.waitUntil(() => changed.mock.lastCall?.[0] === join(folder, name), { timeout: 10_000 });

it('reports a saved, an added and a deleted source', async () => {
  save('rules/price.ts', 'second');
  await reported('rules/price.ts');
  save('rules/total.ts', 'new');
  await reported('rules/total.ts');
  rmSync(join(folder, 'rules/price.ts'));
  await expect(reported('rules/price.ts')).resolves.toBe(true);
});

it('reports a source in a new folder', async () => {
  mkdirSync(join(folder, 'words'));
  // The folder is watched once a file is reported.
  await vi.waitFor(
    () => {
      save('words/ru.ts', String(Math.random()));
      expect(changed).toHaveBeenLastCalledWith(join(folder, 'words/ru.ts'));
    },
    { timeout: 10_000, interval: 200 },
  );
});

it('reports neither links and rights of a file nor files that the server does not load', async () => {
  linkSync(join(folder, 'rules/price.ts'), `${folder}.linked`);
  chmodSync(join(folder, 'rules/price.ts'), 0o600);
  save('rules/price.test.ts', 'a test');
  save('schema.gen.ts', 'types');
  save('sources.gen.json', 'digests');
  // Events of a folder arrive in their order.
  save('rules/last.ts', 'last');
  await reported('rules/last.ts');
  expect(changed).toHaveBeenCalledTimes(1);
  rmSync(`${folder}.linked`);
});
