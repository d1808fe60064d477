/** Reads addresses as e-mail programs copy them: "Игорь Лапин <sales@metiz.example>; opt@krepmarket.example". */
import { EMAIL_IN_TEXT } from '../values/contact-input.ts';

const ENTRY = new RegExp(
  String.raw`^\s*"?(?<name>[^"<>@;]*?)"?\s*[<(]?(?<email>${EMAIL_IN_TEXT.source})[>)]?\s*$`,
  'iu',
);

/** Longer text is not an address; matching it would be slow. */
const LONGEST = 500;

/** Rows of name and address; null when the text is anything else. */
export function readMailList(text: string): string[][] | null {
  if (text.includes('\t')) return null;
  // A comma within a name is not followed by an address.
  const entries = text.split(/[;\r\n]|,(?=[^,;\r\n]*@)/u).filter((entry) => entry.trim() !== '');
  if (entries.some((entry) => entry.length > LONGEST)) return null;
  const rows = entries.map((entry) => {
    const { name = '', email = '' } = ENTRY.exec(entry)?.groups ?? {};
    return [name.trim(), email];
  });
  return rows.length > 0 && rows.every(([, email]) => email !== '') ? rows : null;
}
