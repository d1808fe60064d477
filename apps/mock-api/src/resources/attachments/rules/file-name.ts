/** Names of files as people give them, made fit to be shown and saved anywhere. Pure. */

/** Control characters, and the marks that turn the direction of text: `cod.‮xslx` would look like another type. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/gu;
/** What no file system takes, or a shell would read. */
const FORBIDDEN = /[<>:"|?*]/g;
/** Devices of Windows, whatever follows the first full stop. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;
const LONGEST = 255;
/** Longer endings are part of the name. */
const LONGEST_EXTENSION = 10;

/** The name without folders and what does not belong into one; `fallback` when nothing is left. At most 255 characters. */
export function safeFileName(given: string, fallback = 'file'): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(FORBIDDEN, '_')
    .replace(/\s+/g, ' ')
    // Windows drops what ends a name; what begins with a full stop is hidden elsewhere.
    .replace(/^[. ]+|[. ]+$/g, '');
  const name = plain === '' ? fallback : plain;
  return shorten(RESERVED.test(name) ? `_${name}` : name);
}

/** The extension in lower case without its full stop; empty when there is none. */
export function extensionOf(name: string): string {
  const at = name.lastIndexOf('.');
  const extension = at <= 0 ? '' : name.slice(at + 1).toLowerCase();
  return extension.length <= LONGEST_EXTENSION ? extension : '';
}

/** Shortened before the extension, which tells what the file is. */
function shorten(name: string): string {
  if (name.length <= LONGEST) return name;
  const extension = extensionOf(name);
  const end = extension === '' ? '' : `.${extension}`;
  return `${name
    .slice(0, LONGEST - end.length)
    .toWellFormed()
    .replace(/\uFFFD$/, '')}${end}`;
}
