/** All data that is sent to telemetry services: never text of the page, input, ids, titles or addresses. */
import { matchPath } from 'react-router';
import { type Address, patterns } from '../paths.ts';

/** The route pattern: `/zakupki/orders/:id`. */
type ReportedPage = {
  readonly page: string;
  /** Query parameters that describe the view. */
  readonly query: Readonly<Record<string, string>>;
};

type Timed = {
  /** Milliseconds since telemetry started. */
  readonly at: number;
};

/** The first event. */
type StartEvent = {
  readonly event: 'start';
  readonly id: string;
  readonly release: boolean;
  readonly production: boolean;
  readonly language: string;
};

type PageEvent = {
  readonly event: 'page';
} & ReportedPage &
  Timed;

export type InteractionEvent = {
  readonly event: 'press' | 'type' | 'scroll' | 'error';
  readonly page: string;
  /** `press`, `type`: kind of control; `error`: class of the error; `scroll`: depth in percent. */
  readonly what: string;
  /** `press`: position in percent of the window. */
  readonly x?: number;
  readonly y?: number;
} & Timed;

export type TelemetryEvent = StartEvent | PageEvent | InteractionEvent;

/** Query parameters that are sent, with their possible values: never free text. */
const REPORTED_QUERY: Readonly<Record<string, readonly string[]>> = {
  tab: ['overview', 'lines', 'comparison', 'award', 'questions', 'history'],
  view: ['memo', 'table', 'matrix'],
  status: ['draft', 'published', 'evaluation', 'awarded', 'unsuccessful', 'cancelled'],
};

/** @param pathname below the product's prefix */
export function reportedPage({ pathname, search }: Pick<Address, 'pathname' | 'search'>): ReportedPage {
  const query = new URLSearchParams(search);
  return {
    page: patternOf(pathname),
    query: Object.fromEntries(
      Object.entries(REPORTED_QUERY).flatMap(([name, values]) => {
        const value = query.get(name);
        return value !== null && values.includes(value) ? [[name, value]] : [];
      }),
    ),
  };
}

const UNKNOWN_PAGE = '*';
// `/zakupki/orders/new` is not an order with the id "new": patterns with the fewest parameters match first.
const PATTERNS = Object.values(patterns).toSorted((a, b) => idsIn(a) - idsIn(b));

function patternOf(pathname: string): string {
  return PATTERNS.find((pattern) => matchPath({ path: pattern, end: true }, pathname)) ?? UNKNOWN_PAGE;
}

function idsIn(pattern: string): number {
  return pattern.split('/:').length - 1;
}

const CONTROLS = ['button', 'a', 'input', 'select', 'textarea', 'summary', 'th', 'td', 'tr', 'label'];

/** Returns "page" outside of any control. */
export function controlKind(target: EventTarget | null): string {
  const control = target instanceof Element ? target.closest(CONTROLS.join()) : null;
  return control?.localName ?? 'page';
}

const ERRORS = [
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'URIError',
  'DOMException',
  'AggregateError',
];

/** The class without the message, which may quote input. */
export function errorClass(error: unknown): string {
  const name = error instanceof DOMException ? 'DOMException' : error instanceof Error ? error.name : '';
  return ERRORS.includes(name) ? name : 'Error';
}
