import { expect, it } from 'vitest';
import { audit, readAudit } from './vulnerabilities.mjs';

/** @param {string} severity */
const report = (severity) =>
  JSON.stringify({
    advisories: {
      1: {
        findings: [{ version: '5.7.1' }],
        title: 'Reads too much',
        module_name: 'papaparse',
        patched_versions: '>=6.0.0',
        severity,
        github_advisory_id: 'GHSA-xxxx',
        url: 'https://github.com/advisories/GHSA-xxxx',
      },
    },
  });

it('fails for a serious advisory and says what to do', () => {
  expect(readAudit(report('high'), '')).toEqual({
    known: [],
    serious: [
      expect.stringMatching(
        /^papaparse@5\.7\.1: Reads too much \(high, .*fixed in >=6\.0\.0\. Update it, or list GHSA-xxxx/,
      ),
    ],
  });
});

it('lists less serious advisories without failing', () => {
  expect(readAudit(report('low'), '')).toEqual({ known: [expect.stringContaining('papaparse@5.7.1')], serious: [] });
  expect(readAudit('{"advisories":{}}', '')).toEqual({ known: [], serious: [] });
});

it('gives the reason when the registry has no answer', () => {
  const complaint =
    'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n\n  × The audit endpoint (at https://registry.example/-/npm/v1/security/\n' +
    '  │ advisories/bulk) responded with 405: \n';
  expect(readAudit('', complaint)).toEqual({
    unchecked: 'The audit endpoint (at https://registry.example/-/npm/v1/security/ advisories/bulk) responded with 405',
  });
  expect(readAudit('{"error":{"code":"x"}}', '')).toEqual({ unchecked: 'pnpm audit printed no report' });
});

it('does not wait for a registry that never answers', async () => {
  const silent = [process.execPath, '-e', 'setInterval(() => {}, 1000)'];
  expect(await audit(silent, 200)).toEqual({ unchecked: 'no answer within 0.2 s' });
});

it('reports a command that cannot be started', async () => {
  expect(await audit(['no-such-command'])).toEqual({ unchecked: 'spawn no-such-command ENOENT' });
});
