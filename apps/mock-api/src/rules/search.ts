/** Looking for words in a few short texts. Pure. */

/** A test for rows: every word of `query` stands somewhere in one of a row's texts; case, and е or ё, do not matter. */
export function searchFor(query: string): (texts: readonly (string | null)[]) => boolean {
  const words = fold(query).split(/\s+/u).filter(Boolean);
  return (texts) => {
    const folded = texts.flatMap((text) => (text === null ? [] : [fold(text)]));
    return words.every((word) => folded.some((text) => text.includes(word)));
  };
}

const fold = (text: string) => text.toLocaleLowerCase('ru').replaceAll('ё', 'е');
