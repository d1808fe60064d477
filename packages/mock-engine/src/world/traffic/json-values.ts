/** Replaces values in the text of JSON, valid or not, and leaves the rest of the text unchanged. */

type Level = { isList: boolean; name: string };

/**
 * @param name of the property with this value, or with the list that contains it; empty outside of properties
 * @param value text of a string, number or word; null for a list or an object
 * @returns the new text; null to leave the value, in which case lists and objects are searched
 */
export type Replacement = (name: string, value: string | null) => string | null;

/** A token that is neither a string nor a bracket, up to the next separator. */
const PLAIN = /[^\s,:"'[\]{}][^\s,:"[\]{}]*/y;
const SEPARATORS = ', :\n\r\t';

export function replaceValues(text: string, replace: Replacement): string {
  const outside: Level = { isList: true, name: '' };
  const levels: Level[] = [];
  let result = '';
  let copiedTo = 0;
  for (let at = 0; at < text.length;) {
    const level = levels.at(-1) ?? outside;
    const char = text[at] ?? '';
    if (SEPARATORS.includes(char)) {
      at += 1;
      continue;
    }
    const isOpening = char === '{' || char === '[';
    const end = isOpening ? at + 1 : endOfToken(text, at);
    if (end === at) {
      if (char === '}' || char === ']') levels.pop();
      at += 1;
    } else if (!isOpening && isName(text, end, level)) {
      level.name = textOf(text.slice(at, end));
      at = end;
    } else {
      const value = replace(level.name, isOpening ? null : text.slice(at, end));
      if (value !== null) {
        result += text.slice(copiedTo, at) + value;
        copiedTo = isOpening ? endOfBrackets(text, at) : end;
        at = copiedTo;
      } else {
        if (isOpening) levels.push(char === '[' ? { isList: true, name: level.name } : { isList: false, name: '' });
        at = end;
      }
    }
  }
  return copiedTo === 0 ? text : result + text.slice(copiedTo);
}

function endOfToken(text: string, at: number): number {
  const char = text[at];
  if (char === '"' || char === "'") return endOfQuoted(text, at, char);
  PLAIN.lastIndex = at;
  return PLAIN.test(text) ? PLAIN.lastIndex : at;
}

/** An unfinished string reaches to the end. */
function endOfQuoted(text: string, start: number, quote: string): number {
  for (let end = text.indexOf(quote, start + 1); end >= 0; end = text.indexOf(quote, end + 1)) {
    let before = end - 1;
    while (text[before] === '\\') before -= 1;
    // An even number of backslashes does not escape the quote.
    if ((end - before) % 2 === 1) return end + 1;
  }
  return text.length;
}

const BLANKS = /\s*/y;

/** Whether a colon follows in an object. */
function isName(text: string, end: number, { isList }: Level): boolean {
  if (isList) return false;
  if (text[end] === ':') return true;
  BLANKS.lastIndex = end;
  BLANKS.test(text);
  return text[BLANKS.lastIndex] === ':';
}

/** Value of a string as text, or the text of a number or word; the token may be unfinished. */
export function textOf(token: string): string {
  if (token.length > 1 && token.startsWith('"') && token.endsWith('"') && !token.includes('\\'))
    return token.slice(1, -1);
  try {
    const value: unknown = JSON.parse(token);
    return typeof value === 'string' ? value : token;
  } catch {
    return token.replaceAll(/^["']|["']$/g, '');
  }
}

function endOfBrackets(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length;) {
    const char = text[at];
    if (char === '[' || char === '{') depth += 1;
    else if (char === ']' || char === '}') depth -= 1;
    if (depth === 0) return at + 1;
    at = char === '"' ? endOfToken(text, at) : at + 1;
  }
  return text.length;
}
