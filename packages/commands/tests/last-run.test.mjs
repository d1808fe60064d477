import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it, onTestFinished } from 'vitest';
import { treeDigest } from './last-run.mjs';

it('is another tree after each change of its files, and the same after the change is undone', () => {
  const root = `${mkdtempSync(`${tmpdir()}/tree-`)}/`;
  onTestFinished(() => rmSync(root, { recursive: true }));
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: root });
  git('init', '-q');
  writeFileSync(`${root}a.ts`, 'one');
  writeFileSync(`${root}.gitignore`, 'ignored.txt');
  git('add', '-A');
  git('commit', '-qm', 'Begin');
  const committed = treeDigest(root);
  writeFileSync(`${root}a.ts`, 'two');
  const edited = treeDigest(root);
  writeFileSync(`${root}b.ts`, 'new');
  const added = treeDigest(root);
  expect(new Set([committed, edited, added]).size).toBe(3);
  writeFileSync(`${root}a.ts`, 'one');
  rmSync(`${root}b.ts`);
  writeFileSync(`${root}ignored.txt`, 'log');
  expect(treeDigest(root)).toBe(committed);
});
