import type { LoggedRequest } from '@zakupki/mock-control/schema';
import type { Names } from '../people/names.ts';

export const MARKS = {
  errors: { label: 'Errors', isOn: ({ status }: LoggedRequest) => status >= 400 || status === 0 },
  violations: { label: 'Violations', isOn: ({ violations }: LoggedRequest) => violations.length > 0 },
  forced: { label: 'Forced', isOn: ({ forcedBy }: LoggedRequest) => forcedBy !== null },
} as const;

export type Mark = keyof typeof MARKS;
export const MARK_NAMES = Object.keys(MARKS) as Mark[];

export type TrafficFilter = {
  /** Words that must all occur in the row. */
  readonly text: string;
  /** Marks that the row must all have. */
  readonly marks: readonly Mark[];
};

export function filtered(requests: readonly LoggedRequest[], filter: TrafficFilter, names: Names): LoggedRequest[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return requests.filter(
    (request) =>
      filter.marks.every((mark) => MARKS[mark].isOn(request)) &&
      (words.length === 0 || hasAll(searchableText(request, names), words)),
  );
}

const hasAll = (text: string, words: readonly string[]) => words.every((word) => text.includes(word));

function searchableText(request: LoggedRequest, names: Names): string {
  const { id, method, path, operationId, status, reason, forcedBy, violations } = request;
  return [id, method, path, operationId, status, requesterName(request, names), reason, forcedBy, ...violations]
    .join(' ')
    .toLowerCase();
}

/** `buyer`, `admin as buyer`; empty for a visitor. */
export function requesterName({ personId, actingAsId }: LoggedRequest, names: Names): string {
  if (personId === null) return '';
  const name = names.get(personId) ?? personId;
  return actingAsId === null ? name : `${name} as ${names.get(actingAsId) ?? actingAsId}`;
}
