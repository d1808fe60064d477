/** Maps the ids of the seed to those of a server that assigns its own. */
export class Ids {
  #ours = new Map<string, string>();
  #theirs = new Map<string, string>();

  /** @param theirs the server's ids by those of the seed */
  learn(theirs: Readonly<Record<string, string>>): void {
    this.#theirs = new Map(Object.entries(theirs));
    this.#ours = new Map([...this.#theirs].map(([ours, other]) => [other, ours]));
  }

  /** A text with the server's ids, where each stands alone: a JSON string, a part of a path or a query. */
  toTheirs = (text: string): string => replaceWhole(text, this.#theirs);

  /** A text with the ids of the seed. */
  toOurs = (text: string): string => replaceWhole(text, this.#ours);
}

/** Ids have these characters, by the contract. */
const WORD = /[A-Za-z0-9_-]+/g;

function replaceWhole(text: string, by: ReadonlyMap<string, string>): string {
  return by.size === 0 ? text : text.replace(WORD, (word) => by.get(word) ?? word);
}
