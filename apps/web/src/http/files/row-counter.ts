/** Counts the rows of a file while it downloads. */
import { loadModule } from '../../ui/loading/load-module.ts';
import type { RowCounter } from './workbook-rows.ts';

/** @param type the file's media type */
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
        // A doubled quote closes and reopens.
        if (byte === QUOTE) isQuoted = !isQuoted;
        else if (byte === LINE_END && !isQuoted) lines += 1;
      }
    },
    rows: () => Math.max(0, lines - 1),
  };
}
