import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, describe, expect, it } from 'vitest';
import { collectResults, collectSummaries, countLine, countReport, forgetSummaries, sum } from './results.mjs';

const green = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  success: true,
  testResults: [],
};

describe('countReport', () => {
  it('counts a Vitest report', () => {
    expect(countReport({ ...green, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, success: false })).toEqual({
      passed: 3,
      failed: 1,
      skipped: 3,
    });
  });

  it('counts a file that does not load as a failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(countReport({ ...green, success: false, testResults })).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  it('counts an error outside every test as a failure', () => {
    expect(countReport({ ...green, success: false })).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  it('counts a Playwright report, with flaky tests as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countReport({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3, skipped: 2 });
  });
});

describe('countLine', () => {
  it('mentions skipped tests only when there are any', () => {
    expect(countLine({ passed: 2, failed: 0, skipped: 0 })).toBe('2 passed, 0 failed');
    expect(countLine({ passed: 2, failed: 1, skipped: 4 })).toBe('2 passed, 1 failed, 4 skipped');
  });
});

describe('collectResults', () => {
  const root = `${mkdtempSync(`${tmpdir()}/results-`)}/`;
  afterAll(() => rmSync(root, { recursive: true }));

  /**
   * @param {string} folder
   * @param {Record<string, string>} scripts
   * @param {object} [report]
   */
  function addPackage(folder, scripts, report) {
    mkdirSync(`${root}${folder}/.results`, { recursive: true });
    writeFileSync(`${root}${folder}/package.json`, JSON.stringify({ scripts }));
    if (report) writeFileSync(`${root}${folder}/.results/test.json`, JSON.stringify(report));
  }

  it('counts every package that has the script, and one failure for a missing report', () => {
    addPackage('openapi', { lint: 'x' });
    addPackage('apps/web', { test: 'x' }, green);
    addPackage('packages/procurement', { test: 'x' });
    addPackage('packages/plain', {});
    expect(sum(collectResults(root, 'test'))).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  it('reads the summaries and deletes them before the next run', () => {
    addPackage('apps/mock', { test: 'x' }, green);
    writeFileSync(`${root}apps/mock/.results/matrix.summary.txt`, '600 of 600 pairs\n');
    writeFileSync(`${root}apps/mock/.results/matrix.md`, 'long');
    expect(collectSummaries(root)).toEqual(['600 of 600 pairs']);
    forgetSummaries(root);
    expect([collectSummaries(root), sum(collectResults(root, 'test')).failed]).toEqual([[], 1]);
  });
});
