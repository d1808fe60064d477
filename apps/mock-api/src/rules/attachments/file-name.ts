/** Makes file names safe to show and save. Pure. */

/** Control and bidirectional characters: `cod.‮xslx` would look like another type. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/gu;
/** Characters that file systems or shells reserve. */
const FORBIDDEN = /[<>:"|?*]/g;
/** Windows device names, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;
const LONGEST = 255;
/** A longer suffix counts as part of the name. */
const LONGEST_EXTENSION = 10;

/** At most 255 characters; `fallback` when nothing is left. */
export function safeFileName(original: string, fallback = 'file'): string {
  const last = original.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(FORBIDDEN, '_')
    .replace(/\s+/g, ' ')
    // Windows drops trailing dots and spaces; a leading dot hides the file elsewhere.
    .replace(/^[. ]+|[. ]+$/g, '');
  const name = plain === '' ? fallback : plain;
  return shorten(RESERVED.test(name) ? `_${name}` : name);
}

/** Lower case without the dot; empty when there is none. */
export function extensionOf(name: string): string {
  const at = name.lastIndexOf('.');
  const extension = at <= 0 ? '' : name.slice(at + 1).toLowerCase();
  return extension.length <= LONGEST_EXTENSION ? extension : '';
}

/** Keeps the extension. */
function shorten(name: string): string {
  if (name.length <= LONGEST) return name;
  const extension = extensionOf(name);
  const end = extension === '' ? '' : `.${extension}`;
  return `${name
    .slice(0, LONGEST - end.length)
    .toWellFormed()
    .replace(/\uFFFD$/, '')}${end}`;
}
