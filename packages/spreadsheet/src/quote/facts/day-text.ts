/** Days within a text. */
import { readDate } from '../../values/cell-values.ts';

/** "«20» ноября 2026 г." as 2026-11-20; null for what is no day or may be two. */
export function dayIn(text: string): string | null {
  const plain = text
    .replaceAll(/[«»"“”]/gu, '')
    .replace(/(\d)(?:st|nd|rd|th)(?!\p{L})/iu, '$1')
    .replace(/(\d)[\s-]+of\s+/iu, '$1 ')
    .replace(/^(\d{1,2})-(\p{L}+)\.?-(\d{4})/u, '$1 $2 $3')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const found = readDate(plain);
  return found.ok ? found.value : null;
}
