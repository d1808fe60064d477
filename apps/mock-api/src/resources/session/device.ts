/** The device of a session, read from the User-Agent header. Pure. */
import type { Device } from '@zakupki/api-client/schema';

/** In this order: Edge and Opera name Chrome too, and Chrome names Safari. */
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/YaBrowser\//, 'Yandex Browser'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

/** In this order: Android names Linux too, and an iPhone names Mac OS X. */
const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bWindows\b/, 'Windows'],
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (userAgent: string, names: typeof BROWSERS): string | null =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

export function deviceOf(userAgent: string): Device {
  const system = nameIn(userAgent, SYSTEMS);
  return { kind: kindOf(userAgent, system), browser: nameIn(userAgent, BROWSERS), system };
}

function kindOf(userAgent: string, system: string | null): Device['kind'] {
  if (system === null) return 'unknown';
  if (system === 'iPadOS') return 'tablet';
  if (system === 'iOS') return 'phone';
  // Tablets with Android do not say "Mobile".
  if (system === 'Android') return /\bMobile\b/.test(userAgent) ? 'phone' : 'tablet';
  return 'computer';
}
