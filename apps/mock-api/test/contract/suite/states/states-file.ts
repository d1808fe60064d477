/** The file at CONTRACT_STATES: what a server without a control plane offers to tests. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { operations } from '../operations.ts';

const call = z.strictObject(
  {
    url: z.string({ error: 'an address, such as /testing/seed' }).min(1, 'an address, such as /testing/seed'),
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], { error: 'a method, such as POST' }).optional(),
    headers: z.record(z.string(), z.string({ error: 'a text' }), { error: 'names with their values' }).optional(),
    body: z.unknown().optional(),
  },
  { error: 'a call with its url' },
);

/** What a call may be given; at least one of them, if there are any. */
const PLACES = { seed: [], links: ['person', 'email'], clock: ['duration', 'seconds'], mails: [] } as const;

/** A call whose names in braces are those that it is given. */
const callOf = (entry: keyof typeof PLACES) => {
  const known: readonly string[] = PLACES[entry];
  const listed = known.map((name) => `{${name}}`).join(' or ');
  return call.superRefine((value, { addIssue }) => {
    const used = [...JSON.stringify(value).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const unknown = used.find((name) => !known.includes(name));
    if (unknown !== undefined && known.length > 0)
      addIssue({ code: 'custom', message: `a call with ${listed}, not {${unknown}}` });
    // A clock that always moves by the same time, for example.
    else if (known.length > 0 && used.length === 0) addIssue({ code: 'custom', message: `a call with ${listed}` });
  });
};

const person = z
  .strictObject(
    {
      email: z.email({ error: 'an e-mail address' }).optional(),
      password: z.string({ error: 'a password' }).min(1, 'a password').optional(),
      token: z.string({ error: 'a token as the API gives it' }).min(1, 'a token as the API gives it').optional(),
      link: z.url({ error: 'the full address of a sign-in link' }).optional(),
    },
    { error: 'email with password, token, or link' },
  )
  .refine(
    ({ email, password, token, link }) =>
      [email && password, token, link].filter(Boolean).length === 1 && Boolean(email) === Boolean(password),
    { error: 'email with password, or token, or link, and one of them' },
  );

const statesFile = z.strictObject(
  {
    operations: z
      .array(
        z.enum(
          operations.map(({ operationId }) => operationId),
          { error: ({ input }) => `an operation of the contract, not ${JSON.stringify(input)}` },
        ),
        { error: 'names of operations' },
      )
      .optional(),
    people: z.record(z.string(), person, { error: 'names with what they sign in with' }).optional(),
    seed: callOf('seed').optional(),
    links: callOf('links').optional(),
    clock: callOf('clock').optional(),
    mails: callOf('mails').optional(),
  },
  { error: 'operations, people, seed, links, clock and mails' },
);

export type Call = z.infer<typeof call>;
export type Person = z.infer<typeof person>;
export type StatesFile = z.infer<typeof statesFile>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Tasks run in the folder of their package, not where the command was given. */
const ROOT = join(import.meta.dirname, '..', '..', '..', '..', '..', '..');

/**
 * Reads the file. `${CONTRACT_NAME}` in a text is the value of an environment variable, so that secrets stay out of it.
 * @param path relative to the repository
 * @throws Error with one sentence that names the entry
 */
export function readStatesFile(path: string, environment: Environment): StatesFile {
  let text: string;
  try {
    text = readFileSync(resolve(ROOT, path), 'utf8');
  } catch (error) {
    throw new Error(`CONTRACT_STATES: ${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`, {
      cause: error,
    });
  }
  let document: unknown;
  try {
    document = parse(text) ?? {};
  } catch (error) {
    const [said] = (error as Error).message.split('\n');
    throw new Error(`${path} is not YAML: ${said?.replace(/:$/, '')}.`, { cause: error });
  }
  const { success, data, error } = statesFile.safeParse(withVariables(document, path, environment));
  if (success) return data;
  throw new Error(sentenceOf(path, error.issues[0]));
}

function sentenceOf(path: string, issue: z.core.$ZodIssue | undefined): string {
  const place = issue?.path.join('.') ?? '';
  if (issue?.code === 'unrecognized_keys') {
    const [key] = issue.keys;
    return `${path} has "${place ? `${place}.` : ''}${key}", which is not an entry of ${place || 'this file'}.`;
  }
  return `${path}: ${place || 'the file'} should be ${issue?.message}.`;
}

/** @throws Error naming a variable that is not set */
function withVariables(value: unknown, path: string, environment: Environment): unknown {
  if (typeof value === 'string')
    return value.replaceAll(/\$\{(CONTRACT_\w+)\}/g, (_whole, name: string) => {
      const given = environment[name];
      if (given === undefined) throw new Error(`${path} names the environment variable ${name}, which is not set.`);
      return given;
    });
  if (Array.isArray(value)) return value.map((one) => withVariables(one, path, environment));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withVariables(part, path, environment)]));
}
