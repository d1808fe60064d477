/** Decodes a text file: UTF-8 and UTF-16 with or without byte-order mark, otherwise the likeliest Russian code page. */
import { UnreadableError } from '../cells/limits.ts';

/** @throws UnreadableError for bytes that are not text */
export function decodeText(bytes: Uint8Array): string {
  const encoding = marked(bytes) ?? unmarked(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  // A byte-order mark decodes to nothing; other control characters mean that this is not text.
  if (/[^\P{Cc}\t\n\v\f\r\u0080-\u009F]/u.test(text)) throw new UnreadableError('not_a_spreadsheet');
  return text;
}

function marked([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

/** In UTF-16 every other byte is zero for Latin text, and zero or four for Russian text. */
const isHighByte = (byte: number | undefined) => byte === 0 || byte === 4;

function unmarked(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, 2000);
  if (sample.includes(0)) {
    const half = Math.floor(sample.length / 2);
    const high = (offset: number) =>
      Array.from({ length: half }, (_, at) => sample[2 * at + offset]).filter(isHighByte).length;
    if (high(1) > half * 0.8) return 'utf-16le';
    if (high(0) > half * 0.8) return 'utf-16be';
    throw new UnreadableError('not_a_spreadsheet');
  }
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return russianCodePage(sample);
  }
}

/** Code pages of Russian text, the most usual one first. */
const CODE_PAGES = ['windows-1251', 'ibm866', 'koi8-r'] as const;
/** Letters that Russian words are mostly made of; in another code page these bytes are capitals, rare letters or frames. */
const USUAL = /[оеаинтсрвлкмдпу]/gu;
const WRONG = /[\u2500-\u25FF\u0400-\u040F\u0450\u0452-\u045F\u0490-\u04FF]|(?<=[а-яё])[А-ЯЁ]/gu;

function russianCodePage(sample: Uint8Array): string {
  const marks = CODE_PAGES.map((page) => {
    const text = new TextDecoder(page).decode(sample);
    return (text.match(USUAL)?.length ?? 0) - 2 * (text.match(WRONG)?.length ?? 0);
  });
  return CODE_PAGES[marks.indexOf(Math.max(...marks))] ?? 'windows-1251';
}
