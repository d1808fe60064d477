/** Finds what two orders have in common. Pure. */
import type { OrderRecord } from '../../../world/records/orders.ts';
import { fold } from '../../../lists/search.ts';

/** Shorter words, such as prepositions and units, say nothing about the goods. */
const MIN_WORD_LENGTH = 4;

/** Longer words are compared by their first letters, since Russian endings differ. */
const STEM_LENGTH = 5;

export type Similarity = { words: string[]; okpd2: string[]; tags: string[] };

type Compared = Pick<OrderRecord, 'items' | 'tags'>;

/** Returns words of the first order; null when the orders have nothing in common. */
export function compareGoods(order: Compared, other: Compared): Similarity | null {
  const stems = stemsOf(other);
  const codes = new Set(other.items.flatMap(({ okpd2 }) => okpd2 ?? []));
  const words = [...stemsOf(order)].flatMap(([stem, word]) => (stems.has(stem) ? [word] : []));
  const okpd2 = [...new Set(order.items.flatMap(({ okpd2: code }) => code ?? []))].filter((code) => codes.has(code));
  const tags = order.tags.filter((tag) => other.tags.includes(tag));
  return words.length + okpd2.length + tags.length === 0 ? null : { words, okpd2, tags };
}

/** The first word of each stem. */
function stemsOf({ items }: Compared): Map<string, string> {
  const stems = new Map<string, string>();
  for (const word of items.flatMap(({ name }) => fold(name).match(/\p{L}+/gu) ?? [])) {
    const stem = word.slice(0, STEM_LENGTH);
    if (word.length >= MIN_WORD_LENGTH && !stems.has(stem)) stems.set(stem, word);
  }
  return stems;
}

/** Words and codes of goods weigh more than a tag, which many orders share. */
export const weightOf = ({ words, okpd2, tags }: Similarity): number =>
  2 * words.length + 3 * okpd2.length + tags.length;
