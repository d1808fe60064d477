/** Splits names of goods into words that can be compared. */
import { foldLookAlikes } from '../words/spelling.ts';

// Words that identify nothing: prepositions and units after sizes.
const EMPTY_WORDS = new Set(
  `и в во на с со для из по к от до the of for with and гост ту шт уп упак мм см м мл л кг г гр d ф ø мм2
  pcs pc ml kg mm cm`
    .split(/\s+/u)
    .map(foldLookAlikes),
);

/** A word of a name. With digits it is a size or number, which equal items must share. */
export type Token = {
  readonly text: string;
  readonly isNumber: boolean;
};

/** Case endings of Russian words, which are not compared. */
const ENDING =
  /(?:ами|ями|ого|его|ому|ему|ыми|ими|ая|яя|ое|ее|ые|ие|ый|ий|ой|ей|ую|юю|ов|ев|ам|ям|ах|ях|ом|ем|а|я|о|е|ы|и|у|ю|ь|й|s)$/u;
const STEM_LENGTH = 4;
/** Lists abbreviate words ("оцинк.", "силикон"): words are compared up to the usual length of an abbreviation. */
const COMPARED_LENGTH = 5;

/** Sizes are split at their signs: "М8×30" is м8 and 30, "4,2x16" is 4.2 and 16. */
export function tokensOf(name: string): Token[] {
  const text = foldLookAlikes(name)
    .replaceAll(/(\d)[.,](\d)/gu, '$1_$2')
    // Between digits it is a multiplication sign.
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
