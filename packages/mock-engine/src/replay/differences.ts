/** Compares an answer with the recorded one. */

export type Answer = {
  /** 0 when the connection was dropped */
  status: number;
  /** names in lower case */
  headers: Readonly<Record<string, string>>;
  body: string | null;
};

/** `at` is `status`, a header, or a JSON pointer into the body; `undefined` means absent. */
export type Difference = { at: string; recorded: unknown; now: unknown };

/** Compared headers. Request ids, times and connection headers always differ. */
const COMPARED = ['content-type', 'etag', 'location', 'retry-after', 'allow', 'idempotency-replayed'] as const;

/** Unique to each request. */
const IGNORED: ReadonlySet<string> = new Set(['requestId']);

/**
 * @param isBodyKept false when the recorded body is unknown
 * @param headers of the application, in lower case, that are compared too
 */
export function compareAnswers(
  recorded: Answer,
  now: Answer,
  isBodyKept: boolean,
  headers: readonly string[],
): Difference[] {
  const differences: Difference[] = [];
  if (recorded.status !== now.status) differences.push({ at: 'status', recorded: recorded.status, now: now.status });
  for (const name of [...COMPARED, ...headers]) {
    const [then, today] = [recorded.headers[name], now.headers[name]];
    if (isBodyKept && then !== today) differences.push({ at: name, recorded: then, now: today });
  }
  if (isBodyKept) compareBodies(recorded, now, differences);
  return differences;
}

/** Adds what differs to `differences`. */
function compareBodies(recorded: Answer, now: Answer, differences: Difference[]): void {
  const [then, today] = [parseBody(recorded), parseBody(now)];
  if (then && today) compareValues(then.value, today.value, '', differences);
  else if ((recorded.body ?? '') !== (now.body ?? '')) {
    differences.push({ at: '/', recorded: recorded.body, now: now.body });
  }
}

/** Returns null unless the body is JSON. */
function parseBody({ headers, body }: Answer): { value: unknown } | null {
  if (body === null || !/[/+]json\b/.test(headers['content-type'] ?? '')) return null;
  try {
    return { value: JSON.parse(body) };
  } catch {
    return null;
  }
}

function compareValues(recorded: unknown, now: unknown, at: string, differences: Difference[]): void {
  if (!isObject(recorded) || !isObject(now) || Array.isArray(recorded) !== Array.isArray(now)) {
    if (!Object.is(recorded, now)) differences.push({ at: at || '/', recorded, now });
    return;
  }
  for (const key of new Set([...Object.keys(recorded), ...Object.keys(now)])) {
    if (IGNORED.has(key) && !Array.isArray(recorded)) continue;
    compareValues(
      ownValue(recorded, key),
      ownValue(now, key),
      `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      differences,
    );
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const ownValue = (value: Record<string, unknown>, key: string) => (Object.hasOwn(value, key) ? value[key] : undefined);
