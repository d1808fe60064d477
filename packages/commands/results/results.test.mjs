import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, describe, expect, it } from 'vitest';
import {
  collectResults,
  collectSummaries,
  countLine,
  countReport,
  failedTasks,
  failuresOf,
  forgetRuns,
  forgetSummaries,
  ofSet,
  skipsOf,
  sum,
} from './results.mjs';

/** @param {string[]} statuses */
const fileWith = (...statuses) => ({
  name: '/a.test.ts',
  status: 'passed',
  assertionResults: statuses.map((status, at) => ({ status, fullName: `test ${at}` })),
});
const green = { testResults: [fileWith('passed', 'passed', 'passed')] };

describe('countReport', () => {
  it('counts a Vitest report', () => {
    const testResults = [fileWith('passed', 'failed'), fileWith('passed', 'skipped', 'pending', 'todo')];
    expect(countReport({ testResults })).toEqual({ passed: 2, failed: 1, skipped: 3 });
  });

  it('counts a file that does not load as a failure', () => {
    const unloaded = { name: '/b.test.ts', status: 'failed', assertionResults: [] };
    expect(countReport({ testResults: [...green.testResults, unloaded] })).toEqual({
      passed: 3,
      failed: 1,
      skipped: 0,
    });
  });

  it('counts a Playwright report, with flaky tests as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countReport({ stats, errors: [{}], suites: [] })).toEqual({ passed: 5, failed: 3, skipped: 2 });
  });
});

describe('skipsOf', () => {
  it('names the file, the test and the reason of Vitest', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'storage stores' },
      { status: 'pending', fullName: 'storage restores', meta: { skipped: 'no database' } },
      { status: 'todo', fullName: 'storage forgets', meta: {} },
    ];
    const testResults = [{ name: '/elsewhere/apps/mock/test/a.test.ts', status: 'passed', assertionResults }];
    expect(skipsOf({ ...green, testResults }, 'apps/mock')).toEqual([
      { test: 'apps/mock/test/a.test.ts > storage restores', reason: 'no database' },
      { test: 'apps/mock/test/a.test.ts > storage forgets', reason: '' },
    ]);
  });

  it('finds skipped tests of Playwright in nested suites', () => {
    const stats = { expected: 1, unexpected: 0, flaky: 0, skipped: 1 };
    const specs = [
      { file: 'orders/a.spec.ts', line: 7, title: 'runs', tests: [{ status: 'expected', annotations: [] }] },
      {
        file: 'orders/a.spec.ts',
        line: 7,
        title: 'rests',
        tests: [{ status: 'skipped', annotations: [{ description: 'no sound' }] }],
      },
    ];
    const suites = [{ specs: [], suites: [{ specs }] }];
    expect(skipsOf({ stats, errors: [], suites }, 'apps/e2e')).toEqual([
      { test: 'apps/e2e/orders/a.spec.ts > rests', reason: 'no sound' },
    ]);
  });
});

describe('failuresOf', () => {
  it('names the file, the test and the beginning of the message of Vitest', () => {
    const failureMessages = ['\u001B[31mError: 2 is not 3\u001B[39m\n  at a\n  at b\n  at c\n  at d\n  at e\n  at f'];
    const testResults = [
      {
        name: '/elsewhere/apps/mock/test/a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'storage stores', failureMessages: [] },
          { status: 'failed', fullName: 'storage restores', failureMessages },
        ],
      },
      { name: '/elsewhere/apps/mock/test/b.test.ts', status: 'failed', message: 'No module c', assertionResults: [] },
    ];
    expect(failuresOf({ ...green, testResults }, 'apps/mock')).toEqual([
      {
        text: [
          'apps/mock/test/a.test.ts > storage restores: Error: 2 is not 3',
          '  at a',
          '  at b',
          '  at c',
          '  at d',
          '  at e',
        ].join('\n    '),
        repeat: ['apps/mock/test/a.test.ts', '-t', 'storage restores'],
      },
      { text: 'apps/mock/test/b.test.ts: No module c', repeat: ['apps/mock/test/b.test.ts'] },
    ]);
  });

  it('names failed and flaky tests of Playwright, and errors outside of tests', () => {
    const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 };
    const failed = [{ error: { message: 'Timeout' } }];
    const specs = [
      {
        file: 'orders/a.spec.ts',
        line: 7,
        title: 'runs',
        tests: [{ status: 'expected', annotations: [], results: [{}] }],
      },
      {
        file: 'orders/a.spec.ts',
        line: 7,
        title: 'waits',
        tests: [{ status: 'unexpected', annotations: [], results: failed }],
      },
      {
        file: 'orders/a.spec.ts',
        line: 7,
        title: 'tries',
        tests: [{ status: 'flaky', annotations: [], results: [...failed, {}] }],
      },
    ];
    expect(failuresOf({ stats, errors: [{ message: 'No browser' }], suites: [{ specs }] }, 'apps/e2e')).toEqual([
      { text: 'apps/e2e/orders/a.spec.ts > waits: Timeout', repeat: ['apps/e2e/tests/orders/a.spec.ts:7'] },
      { text: 'apps/e2e/orders/a.spec.ts > tries: Timeout', repeat: ['apps/e2e/tests/orders/a.spec.ts:7'] },
      { text: 'apps/e2e: No browser' },
    ]);
  });
});

describe('ofSet', () => {
  const tested = (/** @type {string} */ fullName, /** @type {string} */ status, /** @type {string[]} */ tags) => ({
    fullName,
    status,
    tags,
  });
  const assertionResults = [
    tested('adds', 'passed', []),
    tested('waits for a database', 'skipped', []),
    tested('adds everything', 'skipped', ['exhaustive']),
  ];
  const report = { testResults: [{ name: '/a.test.ts', status: 'passed', assertionResults }] };

  it.each([
    ['test', ['adds', 'waits for a database']],
    ['test:exhaustive', ['adds', 'adds everything']],
  ])('keeps of %s what ran, and what was skipped for another reason than its tag', (script, names) => {
    const kept = ofSet(report, script).testResults.flatMap((file) => file.assertionResults);
    expect(kept.map(({ fullName }) => fullName)).toEqual(names);
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

  const countAll = () => sum(collectResults(root, 'test').map(({ counts }) => counts));

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
    expect(countAll()).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  it('counts a failed task whose tests all passed as one failure', () => {
    addPackage('apps/web', { test: 'x' }, green);
    const tasks = [
      { directory: 'apps/web', task: 'test', execution: { exitCode: 1 } },
      { directory: 'apps/mock-api', task: 'contract:server', execution: { exitCode: 1 } },
      { directory: 'apps/e2e', task: 'test', execution: { exitCode: 0 } },
      { directory: 'apps/bench', task: 'sources' },
    ];
    mkdirSync(`${root}.turbo/runs`, { recursive: true });
    writeFileSync(`${root}.turbo/runs/3Mg.json`, JSON.stringify({ tasks }));
    expect(failedTasks(root)).toEqual(new Set(['apps/web test', 'apps/mock-api contract']));
    const web = collectResults(root, 'test', failedTasks(root)).find(({ name }) => name === 'apps/web test');
    expect([web?.counts, web?.failures]).toEqual([
      { passed: 3, failed: 1, skipped: 0 },
      [{ text: 'apps/web: an error outside of every test of "test"; see its log above' }],
    ]);
    forgetRuns(root);
    expect(failedTasks(root)).toEqual(new Set());
  });

  it('reads the summaries and deletes them before the next run', () => {
    addPackage('apps/mock', { test: 'x' }, green);
    writeFileSync(`${root}apps/mock/.results/matrix.summary.txt`, '600 of 600 pairs\n');
    writeFileSync(`${root}apps/mock/.results/matrix.md`, 'long');
    expect(collectSummaries(root)).toEqual(['600 of 600 pairs']);
    forgetSummaries(root);
    expect([collectSummaries(root), countAll().failed]).toEqual([[], 1]);
  });
});
