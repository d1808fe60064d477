import type { Capsule, Har, Snapshot } from '@zakupki/mock-control/schema';

export type SavedFile =
  | { readonly kind: 'snapshot'; readonly snapshot: Snapshot }
  | { readonly kind: 'capsule'; readonly capsule: Capsule }
  | { readonly kind: 'har'; readonly har: Har };

const SNAPSHOT: Snapshot['format'] = 'zakupki-snapshot-1';
const CAPSULE: Capsule['format'] = 'zakupki-capsule-1';

/** Recognizes a snapshot, bug capsule or HAR, or explains why the text is none of them. The server validates the rest. */
export function readSaved(text: string): SavedFile | { problem: string } {
  const value = parseJson(text);
  if (value === undefined) return { problem: 'This file is not JSON. Choose one that was saved here.' };
  if (typeof value !== 'object' || value === null || !('format' in value)) {
    // The server validates it.
    if (typeof value === 'object' && value !== null && 'log' in value) return { kind: 'har', har: value as Har };
    return { problem: 'This JSON is not a snapshot, bug capsule or HAR: it has neither "format" nor "log".' };
  }
  // The server validates it by this format.
  if (value.format === SNAPSHOT) return { kind: 'snapshot', snapshot: value as Snapshot };
  if (value.format === CAPSULE) return { kind: 'capsule', capsule: value as Capsule };
  return { problem: `The format ${JSON.stringify(value.format)} is unknown. Known: ${SNAPSHOT} and ${CAPSULE}.` };
}

/** Facts readable without loading the file, as label and value. */
export function factsOf(file: SavedFile): [string, string][] {
  if (file.kind === 'har') return harFacts(file.har);
  const snapshot = file.kind === 'snapshot' ? file.snapshot : file.capsule.snapshot;
  const facts: [string, string | undefined][] = [
    ['Taken from', snapshot?.world],
    ['Clock', snapshot?.clock?.now],
    ['Scenario', snapshot?.scenario],
    ['Seed', file.kind === 'snapshot' ? snapshot?.seed : file.capsule.seed],
    ['Requests', file.kind === 'capsule' ? countRequests(file.capsule) : undefined],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== undefined);
}

function harFacts({ log }: Har): [string, string][] {
  const creator = log?.creator?.name;
  const entries = Array.isArray(log?.entries) ? log.entries : [];
  return [
    ...(typeof creator === 'string' ? [['Made by', creator] as [string, string]] : []),
    ['Requests', String(entries.length)],
  ];
}

/** `ticket-118.snapshot.json`, `ticket-118.har` */
export const fileName = (world: string, kind: SavedFile['kind']): string =>
  kind === 'har' ? `${world}.har` : `${world}.${kind}.json`;

/** Hands a JSON file to the browser. */
export function downloadJson(name: string, content: object): void {
  const text = JSON.stringify(content, null, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

function countRequests({ happenings }: Capsule): string | undefined {
  if (!Array.isArray(happenings)) return undefined;
  return String(happenings.filter((happening) => 'request' in happening).length);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
