import { expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

it('defaults to a named release without production services', () => {
  expect(readConfiguration({})).toEqual({
    release: true,
    production: false,
    newBuildCheckSeconds: 3600,
    analytics: null,
    recorder: null,
  });
});

it('uses the configured services, the recorder only in production builds', () => {
  const env = {
    ZAKUPKI_ANALYTICS_SCRIPT: 'https://stats.example/tag.js',
    ZAKUPKI_ANALYTICS_ID: 'zakupki-1',
    ZAKUPKI_RECORDER_SCRIPT: 'http://localhost:4999/recorder.js',
    ZAKUPKI_RECORDER_SENDS_TO: 'https://a.example  https://b.example:8443',
  };
  const analytics = { script: 'https://stats.example/tag.js', id: 'zakupki-1', sendsTo: [] };
  expect(readConfiguration(env)).toMatchObject({ production: false, analytics, recorder: null });
  expect(readConfiguration({ ...env, ZAKUPKI_PRODUCTION: 'true' })).toMatchObject({
    production: true,
    analytics,
    recorder: {
      script: 'http://localhost:4999/recorder.js',
      id: '',
      sendsTo: ['https://a.example', 'https://b.example:8443'],
    },
  });
});

it.each([
  ['ZAKUPKI_RELEASE', 'yes', '"true" or "false"'],
  ['ZAKUPKI_PRODUCTION', '1', '"true" or "false"'],
  ['ZAKUPKI_NEW_BUILD_CHECK_SECONDS', '1', 'a whole number of at least 10'],
  ['ZAKUPKI_ANALYTICS_SCRIPT', 'http://stats.example/tag.js', 'an https address'],
  ['ZAKUPKI_ANALYTICS_SCRIPT', 'https://user:secret@stats.example/tag.js', 'an https address'],
  ['ZAKUPKI_ANALYTICS_ID', 'a b', 'letters, digits, dots and dashes'],
  ['ZAKUPKI_RECORDER_SENDS_TO', 'https://a.example/path', 'origins separated by spaces'],
])('rejects %s "%s" and names the variable', (name, value, expected) => {
  expect(() => readConfiguration({ [name]: value })).toThrow(
    new RegExp(`^${name} is "${value}", but must be .*${expected}`),
  );
});

it('rejects an id without a script', () => {
  expect(() => readConfiguration({ ZAKUPKI_ANALYTICS_ID: 'zakupki-1' })).toThrow('ZAKUPKI_ANALYTICS_SCRIPT');
});
