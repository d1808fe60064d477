/**
 * Everything that is ever told to services outside: these shapes and no others. No text of the page, nothing typed, no
 * id, no title, no address.
 */
import { matchPath } from 'react-router';
import { type Address, patterns } from '../paths.ts';

/** Which page, without whose: `/zakupki/orders/:id`. */
export interface ToldPage {
  readonly page: string;
  /** The part of the query that says how a page is looked at. */
  readonly query: Readonly<Record<string, string>>;
}

interface Timed {
  /** Milliseconds since the telemetry began. */
  readonly at: number;
}

/** The first that is told: by what the service knows the product, and of which build. */
export interface StartEvent {
  readonly event: 'start';
  readonly id: string;
  readonly release: boolean;
  readonly production: boolean;
  readonly language: string;
}

export interface PageEvent extends ToldPage, Timed {
  readonly event: 'page';
}

/** What the recorder is told besides: that something was done, never with which content. */
export interface ActEvent extends Timed {
  readonly event: 'press' | 'type' | 'scroll' | 'error';
  readonly page: string;
  /** Of a press or typing the kind of control, of an error its class, of scrolling how far down, in percent. */
  readonly what: string;
  /** Of a press: where, in percent of the window. */
  readonly x?: number;
  readonly y?: number;
}

export type TelemetryEvent = StartEvent | PageEvent | ActEvent;

/** Queries that may be told, with the values they may have: nobody's words are among them. */
const TOLD_QUERY: Readonly<Record<string, readonly string[]>> = {
  tab: ['overview', 'lines', 'comparison', 'award', 'questions', 'history'],
  view: ['memo', 'table', 'matrix'],
  status: ['draft', 'published', 'evaluation', 'awarded', 'unsuccessful', 'cancelled'],
};

/** A place of the product as it may be told. @param pathname below the product's prefix */
export function toldPage({ pathname, search }: Pick<Address, 'pathname' | 'search'>): ToldPage {
  const query = new URLSearchParams(search);
  return {
    page: patternOf(pathname),
    query: Object.fromEntries(
      Object.entries(TOLD_QUERY).flatMap(([name, values]) => {
        const value = query.get(name);
        return value !== null && values.includes(value) ? [[name, value]] : [];
      }),
    ),
  };
}

const UNKNOWN_PAGE = '*';
// `/zakupki/orders/new` is no order called "new": the pattern with the fewest ids is meant.
const PATTERNS = Object.values(patterns).toSorted((a, b) => idsIn(a) - idsIn(b));

function patternOf(pathname: string): string {
  return PATTERNS.find((pattern) => matchPath({ path: pattern, end: true }, pathname)) ?? UNKNOWN_PAGE;
}

function idsIn(pattern: string): number {
  return pattern.split('/:').length - 1;
}

const CONTROLS = ['button', 'a', 'input', 'select', 'textarea', 'summary', 'th', 'td', 'tr', 'label'];

/** The kind of control an element belongs to; "page" for none. */
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

/** The class of an error, without its message: that may quote what was typed. */
export function errorClass(error: unknown): string {
  const name = error instanceof DOMException ? 'DOMException' : error instanceof Error ? error.name : '';
  return ERRORS.includes(name) ? name : 'Error';
}
