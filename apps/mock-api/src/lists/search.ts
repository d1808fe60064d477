/** Looking for words in a few short texts. Pure. */

/** A test for rows: every word of `query` stands somewhere in one of a row's texts; case, and е or ё, do not matter. */
export function searchFor(query: string): (texts: readonly (string | null)[]) => boolean {
  const matches = foldedSearchFor(query);
  return (texts) => matches(texts.flatMap((text) => (text === null ? [] : [fold(text)])));
}

/** The same for texts folded before, where many rows are searched again and again. */
export function foldedSearchFor(query: string): (folded: readonly string[]) => boolean {
  const words = fold(query).split(/\s+/u).filter(Boolean);
  return (folded) => words.every((word) => folded.some((text) => text.includes(word)));
}

/** A text as it is searched. */
export const fold = (text: string) => text.toLocaleLowerCase('ru').replaceAll('ё', 'е');
