/** E-mail addresses in pasted text. */

export type PastedAddress = {
  readonly email: string;
  readonly name: string | null;
  readonly company: string | null;
};

type PastedAddresses = {
  /** Each address once, in the order of the text. */
  readonly addresses: readonly PastedAddress[];
  /** Lines without an address. */
  readonly unread: readonly string[];
};

const EMAIL = /[^\s<>"'«»,;:()[\]]+@[^\s<>"'«»,;:()[\]@]+\.[^\s<>"'«»,;:()[\]@]+/g;

/**
 * Reads one address per line, lists like `Anna <anna@metiz.example>, sales@krep.example`, and spreadsheet cells. The
 * first cell beside the address is the company, the second the person.
 */
export function readAddresses(text: string): PastedAddresses {
  const byEmail = new Map<string, PastedAddress>();
  const unread: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') continue;
    const addresses = readLine(line);
    if (addresses.length === 0) unread.push(line.trim());
    for (const address of addresses) {
      const key = address.email.toLowerCase();
      if (!byEmail.has(key)) byEmail.set(key, address);
    }
  }
  return { addresses: [...byEmail.values()], unread };
}

function readLine(line: string): readonly PastedAddress[] {
  const emails = [...line.matchAll(EMAIL)];
  const [only] = emails;
  if (only && emails.length === 1 && /[\t;]/.test(line)) return [readCells(line, only[0])];
  let end = 0;
  return emails.map((match) => {
    const name = wordsOf(line.slice(end, match.index));
    end = match.index + match[0].length;
    return { email: trimmedEmail(match[0]), name, company: null };
  });
}

function readCells(line: string, email: string): PastedAddress {
  const cells = line.split(/[\t;]/);
  const addressCell = cells.find((cell) => cell.includes(email)) ?? '';
  const others = cells.filter((cell) => cell !== addressCell).map(wordsOf);
  const [company = null, name = null] = others.filter((words) => words !== null);
  return { email: trimmedEmail(email), name: wordsOf(addressCell.replace(email, '')) ?? name, company };
}

/** Removes the period that ends a sentence. */
function trimmedEmail(email: string): string {
  return email.replace(/\.+$/, '');
}

/** Removes the punctuation around a name. Returns null when nothing is left. */
function wordsOf(text: string): string | null {
  return text.replaceAll(/^[\s<>"',;:()]+|[\s<>"',;:()]+$/g, '').replaceAll(/\s+/g, ' ') || null;
}
