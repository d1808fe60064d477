/** Formats the figures as Markdown. */
import { cpus } from 'node:os';
import { quantile } from '../frames.ts';
import type { Change, Load } from './measures.ts';

export const NAVIGATIONS = 200;
export const LINES = 200;

/** One figure of each round. */
export type Side = {
  signIn: Load[];
  list: Load[];
  /** with the processor slowed down */
  slowList: Load[];
  cold: Change[];
  warm: Change[];
  /** processor time of one key */
  keyMs: number[];
  /** bytes after all navigations */
  growth: number;
};

export type Sides = { product: Side; bare: Side; peers: { name: string; loads: Load[] }[] };

type Row = {
  readonly what: string;
  readonly of: (side: Side) => number;
  readonly unit: (value: number) => string;
  /** of the product divided by the bare page, or of the product itself */
  readonly limit?: { ratio: number } | { value: number };
};

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const MB = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
const count = (value: number) => String(value);
const median = (values: readonly number[]) => quantile(values, 0.5);
const loads = (of: (side: Side) => Load[], figure: keyof Load) => (side: Side) =>
  median(of(side).map((load) => load[figure]));

const signIn = ({ signIn: all }: Side) => all;
const list = ({ list: all }: Side) => all;
const slowList = ({ slowList: all }: Side) => all;

const ROWS: readonly Row[] = [
  { what: 'Sign-in: JS and CSS, gzip', of: loads(signIn, 'bytes'), unit: kB, limit: { ratio: 1.2 } },
  { what: 'Sign-in: requests', of: loads(signIn, 'requests'), unit: count, limit: { value: 7 } },
  { what: 'Sign-in: processor time', of: loads(signIn, 'cpuMs'), unit: ms, limit: { ratio: 1.4 } },
  { what: 'Sign-in: elements', of: loads(signIn, 'elements'), unit: count },
  { what: 'List: JS and CSS, gzip', of: loads(list, 'bytes'), unit: kB, limit: { ratio: 1.5 } },
  { what: 'List: requests', of: loads(list, 'requests'), unit: count, limit: { value: 12 } },
  { what: 'List: processor time', of: loads(list, 'cpuMs'), unit: ms, limit: { ratio: 1.8 } },
  { what: 'List: heap', of: loads(list, 'heapBytes'), unit: MB, limit: { ratio: 1.6 } },
  { what: 'List: elements', of: loads(list, 'elements'), unit: count },
  { what: 'List: layout shift', of: loads(list, 'shift'), unit: (value) => value.toFixed(3), limit: { value: 0.02 } },
  { what: 'List, slow processor: largest paint', of: loads(slowList, 'largestPaintMs'), unit: ms },
  {
    what: 'List to order, first time',
    of: ({ cold }) => median(cold.map(({ cpuMs }) => cpuMs)),
    unit: ms,
    limit: { ratio: 2.5 },
  },
  {
    what: 'List to order, again',
    of: ({ warm }) => median(warm.map(({ cpuMs }) => cpuMs)),
    unit: ms,
    limit: { ratio: 2 },
  },
  {
    what: 'List to order, again: longest frame',
    of: ({ warm }) => median(warm.map(({ longestFrameMs }) => longestFrameMs)),
    unit: ms,
  },
  { what: `A key in ${LINES} lines`, of: ({ keyMs }) => median(keyMs), unit: ms, limit: { ratio: 1.6 } },
  { what: `Heap after ${NAVIGATIONS} navigations: growth`, of: ({ growth }) => growth, unit: MB },
];

export function reportOf(sides: Sides, browser: string): string {
  return `# Performance of the web application

Written by \`pnpm bench:web\`; all figures are from one run, in Chromium ${browser}. They are a report: the command does not
fail. Budgets of bytes, requests and elements are tests (\`apps/e2e/tests/builds\`).

${new Date().toISOString().slice(0, 10)} · ${cpus()[0]?.model.trim() ?? 'unknown'}, ${cpus().length} cores · Node ${process.versions.node}

The bare page (\`apps/e2e/bench/web/bare\`) shows the same orders by React, React Router and RTK Query, and nothing else: no
design, second language, drafts, live updates, filters or errors of fields. Both are production builds on a server of the same
program, opened in turns in an empty browser; medians of ${sides.product.list.length}. Processor time is that of the page’s main thread.

${table(
  ['', 'bare page', 'product', 'ratio', 'limit', 'verdict'],
  ROWS.map((row) => cellsOf(row, sides)),
)}${peersOf(sides)}
`;
}

function cellsOf({ what, of, unit, limit }: Row, { product, bare }: Sides): string[] {
  const [value, reference] = [of(product), of(bare)];
  const ratio = reference === 0 ? null : value / reference;
  const shown = [what, unit(reference), unit(value), ratio === null ? '–' : ratio.toFixed(2)];
  if (!limit) return [...shown, 'none', 'no limit'];
  const isWithin = 'value' in limit ? value <= limit.value : ratio !== null && ratio <= limit.ratio;
  const limits = 'value' in limit ? `at most ${limit.value}` : `ratio at most ${limit.ratio.toFixed(2)}`;
  return [...shown, limits, isWithin ? 'pass' : '**fail**'];
}

function peersOf({ peers }: Sides): string {
  if (peers.length === 0) return '';
  const rows = peers.map(({ name, loads: all }) => [
    name,
    kB(median(all.map(({ bytes }) => bytes))),
    count(median(all.map(({ requests }) => requests))),
    ms(median(all.map(({ cpuMs }) => cpuMs))),
    MB(median(all.map(({ heapBytes }) => heapBytes))),
    count(median(all.map(({ elements }) => elements))),
  ]);
  const head = ['first page of', 'JS and CSS, gzip', 'requests', 'processor time', 'heap', 'elements'];
  return `\n\n## Peers\n\n${table(head, rows)}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}
