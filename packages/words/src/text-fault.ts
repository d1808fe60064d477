/** Says why a text breaks a text pattern of the contract: which character, and where. */
import { fillIn, type Lang, type Words } from './words.ts';

export type WrongCharacter = {
  /** such as U+202E */
  readonly character: string;
  /** from 1, in characters rather than UTF-16 units */
  readonly position: number;
  readonly kind: Kind;
};

/**
 * The first character that the pattern refuses wherever it stands; null when none is, as in a blank text. The pattern
 * alone decides, so that the contract stays the only list of characters.
 */
export function wrongCharacter(text: string, pattern: RegExp): WrongCharacter | null {
  const characters = Array.from(text);
  const at = characters.findIndex((character) => !pattern.test(`a${character}a`));
  const code = characters[at]?.codePointAt(0);
  if (code === undefined) return null;
  const kind = KINDS.find(({ ranges }) => ranges.some(([from, to = from]) => code >= from && code <= to))?.kind;
  return {
    character: `U+${code.toString(16).toUpperCase().padStart(4, '0')}`,
    position: at + 1,
    kind: kind ?? 'control',
  };
}

/** The sentence for the field with the character. */
export const wrongCharacterText = ({ character, position, kind }: WrongCharacter, lang: Lang): string =>
  fillIn(SENTENCES[kind][lang], { character, position });

type Kind = 'break' | 'comma' | 'control' | 'direction' | 'half' | 'unassigned';
type Range = readonly [from: number, to?: number];

const KINDS: readonly { readonly kind: Kind; readonly ranges: readonly Range[] }[] = [
  { kind: 'break', ranges: [[0x9, 0xd], [0x85], [0x2028, 0x2029]] },
  { kind: 'comma', ranges: [[0x2c]] },
  { kind: 'direction', ranges: [[0x202a, 0x202e], [0x2066, 0x2069]] }, // prettier-ignore
  { kind: 'half', ranges: [[0xd800, 0xdfff]] },
  { kind: 'unassigned', ranges: [[0xfffe, 0xffff]] },
];

const SENTENCES: Readonly<Record<Kind, Words>> = {
  break: {
    en: '{character} at position {position}: this line break or tab is not allowed here. Use a space, or Enter in a field of several lines.',
    ru: '{character} на позиции {position}: такой перенос строки или табуляция здесь недопустимы. Поставьте пробел, а в многострочном поле — Enter.',
  },
  comma: {
    en: 'Comma at position {position}: commas are not allowed here. Enter the parts separately.',
    ru: 'Запятая на позиции {position}: запятые здесь недопустимы. Введите части по отдельности.',
  },
  control: {
    en: '{character} at position {position}: control characters are not allowed. Delete it.',
    ru: '{character} на позиции {position}: управляющие символы недопустимы. Удалите его.',
  },
  direction: {
    en: '{character} at position {position}: text direction marks are not allowed. Delete it.',
    ru: '{character} на позиции {position}: знаки направления текста недопустимы. Удалите его.',
  },
  half: {
    en: '{character} at position {position}: this is half of a character, such as a cut emoji. Delete it or enter the whole character.',
    ru: '{character} на позиции {position}: это половина символа, например обрезанный эмодзи. Удалите её или введите символ целиком.',
  },
  unassigned: {
    en: '{character} at position {position}: this is not a character of any text. Delete it.',
    ru: '{character} на позиции {position}: такого символа в текстах не бывает. Удалите его.',
  },
};
