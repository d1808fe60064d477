/** What `public/early.js` decides before the application has loaded, by what the application has stored. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';
import { savePreference } from '../src/browser/preference.ts';
import { setLocale } from '../src/i18n/locale.ts';
import { paths, BASE_PATH } from '../src/paths.ts';
import { rememberRole } from '../src/session/last-role.ts';
import { TOKEN_KEY } from '../src/session/session.ts';
import { colorSchemeManager } from '../src/ui/theme/theme.ts';

const early = readFileSync(join(import.meta.dirname, '../public/early.js'), 'utf8');
const root = document.documentElement;

function runEarly(path: string): DOMStringMap {
  window.history.replaceState(null, '', BASE_PATH + path);
  delete root.dataset['frame'];
  delete root.dataset['sidebar'];
  runInThisContext(early);
  return root.dataset;
}

/** As the browser does for a link in the document. */
function reportMissing(rel: string): void {
  const link = document.createElement('link');
  link.rel = rel;
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
}

beforeEach(() => {
  localStorage.clear();
  delete root.dataset['unstyled'];
  document.head.innerHTML = '<meta name="product-files" content="">';
});

describe('the frame', () => {
  it.each([
    [paths.orders(), 'product'],
    [paths.home(), 'product'],
    [paths.statsSummary(), 'product'],
    [paths.login(), 'plain'],
    [paths.webinar(), 'plain'],
  ])('of %s is %s for a signed-in user', (path, frame) => {
    localStorage.setItem(TOKEN_KEY, 'token');
    expect(runEarly(path)['frame']).toBe(frame);
  });

  it('is plain without a session, and for suppliers, who have no menu at the side', () => {
    expect(runEarly(paths.orders())['frame']).toBe('plain');
    localStorage.setItem(TOKEN_KEY, 'token');
    rememberRole('supplier');
    expect(runEarly(paths.orders())['frame']).toBe('plain');
  });

  it('has the narrow menu that the user has chosen', () => {
    localStorage.setItem(TOKEN_KEY, 'token');
    expect(runEarly(paths.orders())['sidebar']).toBeUndefined();
    savePreference('sidebar', 'collapsed');
    expect(runEarly(paths.orders())['sidebar']).toBe('collapsed');
  });

  it('has the chosen scheme and language', () => {
    colorSchemeManager.set('dark');
    setLocale('ru');
    runEarly(paths.login());
    expect(root.getAttribute('data-mantine-color-scheme')).toBe('dark');
    expect(root.lang).toBe('ru');
    setLocale('en');
  });

  it.each([
    ['of the product', '/app/assets/index-1.js', 'failed'],
    ['of a browser extension', 'chrome-extension://abc/content.js', 'plain'],
  ])('tells an error %s', (_whose, filename, frame) => {
    runEarly(paths.login());
    window.dispatchEvent(new ErrorEvent('error', { filename: new URL(filename, window.location.origin).href }));
    expect(root.dataset['frame']).toBe(frame);
  });

  it.each([
    ['a stylesheet of the document', 'stylesheet', 'failed', true],
    ['a file that is requested ahead', 'modulepreload', 'plain', false],
  ])('tells that %s is missing', (_what, rel, frame, isUnstyled) => {
    runEarly(paths.login());
    reportMissing(rel);
    expect([root.dataset['frame'], 'unstyled' in root.dataset]).toEqual([frame, isUnstyled]);
  });

  it('leaves a stylesheet that the application asks for to the application', () => {
    runEarly(paths.login());
    window.dispatchEvent(new Event('DOMContentLoaded'));
    reportMissing('stylesheet');
    expect(root.dataset['frame']).toBe('plain');
  });
});
