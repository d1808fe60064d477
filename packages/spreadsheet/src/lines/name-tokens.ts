/** Names of goods as words that can be compared, however they are written. */
import { folded } from './spelling.ts';

// What many names have and none is told by: small words, and units behind sizes.
const EMPTY_WORDS = new Set(
  `и в во на с со для из по к от до the of for with and гост ту шт уп упак мм см м мл л кг г гр d ф ø мм2
  pcs pc ml kg mm cm`
    .split(/\s+/u)
    .map(folded),
);

/** A word of a name; with digits in it it is a size or number, which two names must share to be the same thing. */
export interface Token {
  readonly text: string;
  readonly isNumber: boolean;
}

/** Endings that change with the case of a Russian word; what is before them is compared. */
const ENDING =
  /(?:ами|ями|ого|его|ому|ему|ыми|ими|ая|яя|ое|ее|ые|ие|ый|ий|ой|ей|ую|юю|ов|ев|ам|ям|ах|ях|ом|ем|а|я|о|е|ы|и|у|ю|ь|й|s)$/u;
const STEM_LENGTH = 4;
/** Lists cut words short, "оцинк." and "силикон": what is compared is as long as the shortest of them usually is. */
const COMPARED_LENGTH = 5;

/** The words of a name. Sizes are taken apart at their signs: "М8×30" is м8 and 30, "4,2x16" is 4.2 and 16. */
export function tokensOf(name: string): Token[] {
  const text = folded(name)
    .replaceAll(/(\d)[.,](\d)/gu, '$1_$2')
    // Between digits it multiplies.
    .replaceAll(/(\d)\s*х\s*(?=\d)/gu, '$1 ')
    // "280мл" and "DIN933" are two words each; "М8" is one.
    .replaceAll(/(\d)(?=\p{L})/gu, '$1 ')
    .replaceAll(/(\p{L}{2})(?=\d)/gu, '$1 ')
    .replaceAll(/(?<!\p{L})[dф](?=\d)/gu, '');
  const found = text.match(/[\p{L}\p{N}_]+/gu) ?? [];
  return found.flatMap((word): Token[] => {
    const plain = word.replaceAll('_', '.');
    if (/\d/u.test(plain)) return [{ text: plain.replace(/^0+(?=\d)/u, ''), isNumber: true }];
    if (EMPTY_WORDS.has(plain)) return [];
    const stem = plain.length > STEM_LENGTH ? plain.replace(ENDING, '') : plain;
    return [{ text: (stem.length >= 3 ? stem : plain).slice(0, COMPARED_LENGTH), isNumber: false }];
  });
}
