import { z } from 'zod';
import { plainError } from './plain-error.ts';

/** An external analytics or session recording service; see src/telemetry. */
export type TelemetryService = {
  readonly script: string;
  /** The product's id at this service. */
  readonly id: string;
  /** Origins its script may send to. */
  readonly sendsTo: readonly string[];
};

export type BuildConfiguration = {
  /** Release build: no source maps (spec §9). */
  readonly release: boolean;
  /** Production build: only then may a session recorder start (spec §1, §9). */
  readonly production: boolean;
  /** Interval of the check for a newer build, in seconds. */
  readonly newBuildCheckSeconds: number;
  /** Null while no web analytics is configured. */
  readonly analytics: TelemetryService | null;
  /** Null while none is configured, and in every build that is not a production build. */
  readonly recorder: TelemetryService | null;
};

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const address = z.string().refine(isSafeAddress);
const origins = z
  .string()
  .transform((text) => text.split(/\s+/).filter((origin) => origin !== ''))
  .pipe(z.array(z.string().refine((text) => isSafeAddress(text) && new URL(text).origin === text)));
const HTTPS = 'an https address (http only on this machine)';

/** Schema of each variable, and the description of valid values in its error. */
const VARIABLES = {
  ZAKUPKI_RELEASE: { schema: flag.default(true), expected: '"true" or "false"' },
  ZAKUPKI_PRODUCTION: { schema: flag.default(false), expected: '"true" or "false"' },
  ZAKUPKI_NEW_BUILD_CHECK_SECONDS: {
    schema: z
      .string()
      .regex(/^\d{1,6}$/)
      .transform(Number)
      .pipe(z.int().min(10))
      .default(3600),
    expected: 'a whole number of at least 10, such as 3600',
  },
  ...serviceVariables('ANALYTICS'),
  ...serviceVariables('RECORDER'),
};

function serviceVariables<N extends string>(name: N) {
  const variables = {
    SCRIPT: { schema: address.optional(), expected: `${HTTPS}, such as https://stats.example/tag.js` },
    ID: {
      schema: z
        .string()
        .regex(/^[\w.-]{1,64}$/)
        .default(''),
      expected: 'at most 64 letters, digits, dots and dashes',
    },
    SENDS_TO: { schema: origins.default([]), expected: `origins separated by spaces, each ${HTTPS} without a path` },
  };
  type Variables = { [V in keyof typeof variables as `ZAKUPKI_${N}_${V}`]: (typeof variables)[V] };
  // Object.fromEntries loses the key type.
  return Object.fromEntries(
    Object.entries(variables).map(([variable, value]) => [`ZAKUPKI_${name}_${variable}`, value]),
  ) as Variables;
}

/**
 * Reads the configuration of a build from its environment. Defaults follow spec §9; no external service is configured
 * by default.
 * @throws an error that names the variable and its valid values
 */
export function readConfiguration(env: NodeJS.ProcessEnv): BuildConfiguration {
  function read<T>(name: keyof typeof VARIABLES, { schema, expected }: { schema: z.ZodType<T>; expected: string }): T {
    const text = env[name] === '' ? undefined : env[name];
    const { success, data } = schema.safeParse(text);
    if (success) return data;
    throw plainError(`${name} is "${text}", but must be ${expected}.`);
  }

  function service(name: 'ANALYTICS' | 'RECORDER'): TelemetryService | null {
    const script = read(`ZAKUPKI_${name}_SCRIPT`, VARIABLES[`ZAKUPKI_${name}_SCRIPT`]);
    const id = read(`ZAKUPKI_${name}_ID`, VARIABLES[`ZAKUPKI_${name}_ID`]);
    const sendsTo = read(`ZAKUPKI_${name}_SENDS_TO`, VARIABLES[`ZAKUPKI_${name}_SENDS_TO`]);
    if (script !== undefined) return { script, id, sendsTo };
    if (id === '' && sendsTo.length === 0) return null;
    throw plainError(`ZAKUPKI_${name}_ID and _SENDS_TO need ZAKUPKI_${name}_SCRIPT, ${HTTPS}.`);
  }

  const production = read('ZAKUPKI_PRODUCTION', VARIABLES.ZAKUPKI_PRODUCTION);
  const recorder = service('RECORDER');
  return {
    release: read('ZAKUPKI_RELEASE', VARIABLES.ZAKUPKI_RELEASE),
    production,
    newBuildCheckSeconds: read('ZAKUPKI_NEW_BUILD_CHECK_SECONDS', VARIABLES.ZAKUPKI_NEW_BUILD_CHECK_SECONDS),
    analytics: service('ANALYTICS'),
    recorder: production ? recorder : null,
  };
}

/** Requires https, except on this machine. */
function isSafeAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username !== '' || url.password !== '') return false;
  return (
    url.protocol === 'https:' || (url.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname))
  );
}
