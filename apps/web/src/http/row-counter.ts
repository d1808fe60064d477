/** How many rows of a file have come so far: it is read while it comes. */
import { loadModule } from '../ui/loading/load-module.ts';
import type { RowCounter } from './workbook-rows.ts';

/** Counts the rows of a file of that media type. */
export async function rowCounter(type: string): Promise<RowCounter> {
  if (type.includes('csv')) return csvCounter();
  const { workbookCounter } = await loadModule(() => import('./workbook-rows.ts'), { of: 'part' });
  return workbookCounter();
}

const [QUOTE, LINE_END] = [0x22, 0x0a];

function csvCounter(): RowCounter {
  let lines = 0;
  let isQuoted = false;
  return {
    push(chunk) {
      for (const byte of chunk) {
        // A doubled quote closes and opens again.
        if (byte === QUOTE) isQuoted = !isQuoted;
        else if (byte === LINE_END && !isQuoted) lines += 1;
      }
    },
    rows: () => Math.max(0, lines - 1),
  };
}
