/** Finds what two orders have in common. Pure. */
import type { OrderRecord } from '../../model/records/orders.ts';
import { fold } from '@zakupki/mock-engine/lists/search';

/** Shorter words, such as prepositions and units, say nothing about the goods. */
const MIN_WORD_LENGTH = 4;

/** Longer words are compared by their first letters, since Russian endings differ. */
const STEM_LENGTH = 5;

export type Similarity = { words: string[]; okpd2: string[]; tags: string[] };

type Compared = Pick<OrderRecord, 'items' | 'tags'>;

/** A single common word, such as that of a place or a material, does not make lines alike. */
const MIN_COMMON_WORDS = 2;

/** Returns words of the first order; null when no lines of the orders are alike. */
export function compareGoods(order: Compared, other: Compared): Similarity | null {
  const codes = new Set(other.items.flatMap(({ okpd2 }) => okpd2 ?? []));
  const okpd2 = [...new Set(order.items.flatMap(({ okpd2: code }) => code ?? []))].filter((code) => codes.has(code));
  const others = other.items.map(stemsOf);
  const words = new Set(order.items.flatMap((line) => others.flatMap((stems) => commonWords(stemsOf(line), stems))));
  if (words.size + okpd2.length === 0) return null;
  return { words: [...words], okpd2, tags: order.tags.filter((tag) => other.tags.includes(tag)) };
}

/** Returns words of the first line; none when the lines are not alike. */
function commonWords(line: Stems, other: Stems): string[] {
  const words = [...line].flatMap(([stem, word]) => (other.has(stem) ? [word] : []));
  const isSame = words.length === line.size && words.length === other.size;
  return words.length >= MIN_COMMON_WORDS || isSame ? words : [];
}

type Stems = ReadonlyMap<string, string>;

/** The first word of each stem. */
function stemsOf({ name }: Pick<OrderRecord['items'][number], 'name'>): Stems {
  const stems = new Map<string, string>();
  for (const word of fold(name).match(/\p{L}+/gu) ?? []) {
    const stem = word.slice(0, STEM_LENGTH);
    if (word.length >= MIN_WORD_LENGTH && !stems.has(stem)) stems.set(stem, word);
  }
  return stems;
}

/** Words and codes of goods weigh more than a tag, which many orders share. */
export const weightOf = ({ words, okpd2, tags }: Similarity): number =>
  2 * words.length + 3 * okpd2.length + tags.length;
