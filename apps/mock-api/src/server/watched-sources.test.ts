import { execFileSync } from 'node:child_process';
import { chmodSync, linkSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
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

it('does not report a source that is saved without a change', async () => {
  save('rules/price.ts', 'first');
  utimesSync(join(folder, 'rules/price.ts'), 1, 1);
  save('rules/total.ts', 'new');
  await reported('rules/total.ts');
  expect(changed).toHaveBeenCalledTimes(1);
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

it.each<[how: string, (path: string, text: string) => void]>([
  ['written in place', (path, text) => writeFileSync(path, text)],
  [
    'emptied, then written',
    (path, text) => {
      writeFileSync(path, '');
      writeFileSync(path, text);
    },
  ],
  [
    'replaced by a renamed file',
    (path, text) => {
      writeFileSync(`${path}~`, text);
      renameSync(`${path}~`, path);
    },
  ],
  [
    'deleted and created, as git does',
    (path, text) => {
      rmSync(path);
      writeFileSync(path, text);
    },
  ],
  ['changed by sed', (path, text) => void execFileSync('sed', ['-i', `1s/.*/${text}/`, path])],
])('reports each of three saves of a file that is %s', async (_how, write) => {
  const path = join(folder, 'rules/price.ts');
  for (const text of ['second', 'the third', 'the fourth']) {
    changed.mockReset();
    write(path, text);
    await expect(reported('rules/price.ts')).resolves.toBe(true);
  }
});

it('reports a folder that is moved away, moved back or replaced, and what is saved in it then', async () => {
  mkdirSync(join(folder, 'tax'));
  writeFileSync(join(folder, 'tax/vat.ts'), 'first');
  renameSync(join(folder, 'tax'), join(folder, 'rules/tax'));
  await reported('rules/tax');
  renameSync(join(folder, 'rules'), join(folder, 'away'));
  await vi.waitUntil(() => changed.mock.calls.some(([file]) => file === join(folder, 'rules')));
  renameSync(join(folder, 'away'), join(folder, 'rules'));
  save('rules/tax/vat.ts', 'second');
  await vi.waitFor(() => {
    save('rules/tax/vat.ts', String(Math.random()));
    expect(changed).toHaveBeenLastCalledWith(join(folder, 'rules/tax/vat.ts'));
  });
  mkdirSync(join(folder, 'other'));
  writeFileSync(join(folder, 'other/price.ts'), 'of another branch');
  rmSync(join(folder, 'rules'), { recursive: true });
  renameSync(join(folder, 'other'), join(folder, 'rules'));
  await vi.waitFor(() => {
    save('rules/price.ts', String(Math.random()));
    expect(changed).toHaveBeenLastCalledWith(join(folder, 'rules/price.ts'));
  });
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
