// A copy of the repository for tests that change its files and run its commands.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { ROOT } from '../workspace.mjs';

const env = { ...process.env, PATH: `${ROOT}node_modules/.bin${delimiter}${process.env['PATH']}` };
const NOT_COPIED = /(^|\/)(\.git|\.results|\.data|\.turbo|dist|test-results)$|^node_modules$/;

export class CopiedRepository {
  /** @param {RegExp} without folders that the test does not need */
  constructor(without) {
    this.root = mkdtempSync(join(tmpdir(), 'repository-'));
    cpSync(ROOT, this.root, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !NOT_COPIED.test(relative(ROOT, source)) && !without.test(relative(ROOT, source)),
    });
    symlinkSync(join(ROOT, 'node_modules'), join(this.root, 'node_modules'));
  }

  /** @param {string} path @returns {string | null} */
  read(path) {
    return existsSync(join(this.root, path)) ? readFileSync(join(this.root, path), 'utf8') : null;
  }

  /** @param {string} path @param {string} text */
  write(path, text) {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), text);
  }

  /**
   * Writes text before another, which has to be there once.
   *
   * @param {string} path @param {string} next @param {string} added
   */
  insert(path, next, added) {
    const parts = this.read(path)?.split(next) ?? [];
    if (parts.length !== 2) throw new Error(`${path} has ${JSON.stringify(next)} ${parts.length - 1} times`);
    this.write(path, parts.join(added + next));
  }

  /**
   * The output of a program. @throws {Error} with that output
   *
   * @param {string} folder @param {string} program @param {string[]} args
   */
  run(folder, program, ...args) {
    const path = program === 'node' ? process.execPath : join(this.root, program);
    try {
      return execFileSync(path, args, { cwd: join(this.root, folder), env, encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      const { stdout, stderr } = /** @type {{ stdout: string, stderr: string }} */ (error);
      throw new Error(stdout + stderr, { cause: error });
    }
  }

  /** What the linter of the contract says; empty when it says nothing. */
  lintContract() {
    return this.run('openapi', 'openapi/node_modules/.bin/redocly', 'lint', 'product', '--format', 'stylish');
  }

  remove() {
    rmSync(this.root, { recursive: true, force: true });
  }
}
