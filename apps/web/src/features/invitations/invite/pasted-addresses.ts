/** E-mail addresses in pasted text. */

export interface PastedAddress {
  readonly email: string;
  readonly name: string | null;
  readonly company: string | null;
}

interface PastedAddresses {
  /** Each address once, in the order of the text. */
  readonly addresses: readonly PastedAddress[];
  /** Lines without an address. */
  readonly unread: readonly string[];
}

const EMAIL = /[^\s<>"'«»,;:()[\]]+@[^\s<>"'«»,;:()[\]@]+\.[^\s<>"'«»,;:()[\]@]+/g;

/**
 * Reads an address a line, lists like `Anna <anna@metiz.example>, sales@krep.example`, and cells of a spreadsheet: of the
 * cells beside the address the first is the company, the second the person.
 */
export function readAddresses(text: string): PastedAddresses {
  const found = new Map<string, PastedAddress>();
  const unread: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') continue;
    const addresses = readLine(line);
    if (addresses.length === 0) unread.push(line.trim());
    for (const address of addresses) {
      const key = address.email.toLowerCase();
      if (!found.has(key)) found.set(key, address);
    }
  }
  return { addresses: [...found.values()], unread };
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
  const own = cells.find((cell) => cell.includes(email)) ?? '';
  const others = cells.filter((cell) => cell !== own).map(wordsOf);
  const [company = null, name = null] = others.filter((words) => words !== null);
  return { email: trimmedEmail(email), name: wordsOf(own.replace(email, '')) ?? name, company };
}

/** Without the period of a sentence. */
function trimmedEmail(email: string): string {
  return email.replace(/\.+$/, '');
}

/** Without the signs around a name; null when nothing is left. */
function wordsOf(text: string): string | null {
  return text.replaceAll(/^[\s<>"',;:()]+|[\s<>"',;:()]+$/g, '').replaceAll(/\s+/g, ' ') || null;
}
