import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BuildConfiguration } from '../../build/configuration.ts';
import type { Address } from '../paths.ts';
import { createSession, type Session } from '../session/session.ts';
import { answerConsent } from './consent.ts';
import { startTelemetry } from './telemetry.ts';

const SERVICE = { script: 'https://stats.example/tag.js', id: 'zakupki-1', sendsTo: [] };
const CONFIGURATION: BuildConfiguration = {
  release: true,
  production: true,
  newBuildCheckSeconds: 3600,
  analytics: SERVICE,
  recorder: null,
};
let session: Session;
let end: () => void;

beforeEach(() => {
  localStorage.clear();
  session = createSession(window);
  session.start('1|token');
});
afterEach(() => {
  end();
  answerConsent('no');
  session.end();
  document.body.replaceChildren();
});

function start(over: Partial<BuildConfiguration> = {}) {
  let address: Address = { pathname: '/zakupki/orders/ord_1', search: '?q=Болты', hash: '' };
  const listeners = new Set<() => void>();
  end = startTelemetry({
    configuration: { ...CONFIGURATION, ...over },
    session,
    address: () => address,
    onNavigation(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  return {
    go(pathname: string, search = '') {
      address = { pathname, search, hash: '' };
      for (const listener of listeners) listener();
    },
  };
}

const frames = () => [...document.querySelectorAll('iframe')];

/** Reports the frame's script as ready; returns a function that lists the messages to it. */
function messagesTo(frame: HTMLIFrameElement | undefined) {
  if (!frame?.contentWindow) throw new Error('There is no frame.');
  const post = vi.spyOn(frame.contentWindow, 'postMessage');
  window.dispatchEvent(new MessageEvent('message', { source: frame.contentWindow, data: 'telemetry-ready' }));
  return () => post.mock.calls.map(([event]: unknown[]) => event);
}

it('loads nothing without consent, and removes everything when it is withdrawn', () => {
  start();
  expect(frames()).toHaveLength(0);
  answerConsent('yes');
  expect(frames().map(({ src, hidden }) => [new URL(src).pathname, hidden])).toEqual([
    ['/app/telemetry/analytics.html', true],
  ]);
  // An opaque origin: no access to the page's storage and address.
  expect(frames()[0]).toHaveAttribute('sandbox', 'allow-scripts');
  answerConsent('no');
  expect(frames()).toHaveLength(0);
});

it('stops during impersonation', () => {
  start();
  answerConsent('yes');
  session.impersonate('usr_other');
  expect(frames()).toHaveLength(0);
  session.impersonate(null);
  expect(frames()).toHaveLength(1);
});

it('reports only pages to analytics, each once', () => {
  const { go } = start();
  answerConsent('yes');
  const messages = messagesTo(frames()[0]);
  go('/zakupki/orders/ord_2', '?q=Гайки');
  go('/zakupki/orders', '?status=draft');
  document.body.click();
  const at: unknown = expect.any(Number);
  expect(messages()).toEqual([
    { event: 'start', id: 'zakupki-1', release: true, production: true, language: 'en' },
    { event: 'page', page: '/zakupki/orders/:id', query: {}, at },
    { event: 'page', page: '/zakupki/orders', query: { status: 'draft' }, at },
  ]);
});

it('reports actions to the recorder without their data', () => {
  document.body.innerHTML = '<form><input value="Иванов"><button type="button">Болты</button></form>';
  start({ analytics: null, recorder: SERVICE });
  answerConsent('yes');
  const messages = messagesTo(frames()[0]);
  const input = document.querySelector('input');
  for (const data of 'ab') input?.dispatchEvent(new InputEvent('input', { bubbles: true, data }));
  document.querySelector('button')?.click();
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('Иванов') }));
  const page = '/zakupki/orders/:id';
  const at: unknown = expect.any(Number);
  expect(messages().slice(2)).toEqual([
    { event: 'type', what: 'input', page, at },
    { event: 'press', what: 'button', x: 0, y: 0, page, at },
    { event: 'error', what: 'TypeError', page, at },
  ]);
});
