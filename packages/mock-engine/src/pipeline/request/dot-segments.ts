/** Rounds of decoding: each server in a chain may decode the path again. */
const MAX_ROUNDS = 4;

/**
 * Whether a server might resolve a path to another path: by `..`, encoded once or several times, with parameters
 * (`..;a`) or blanks, or in an overlong encoding.
 */
export function hasDotSegments(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  let decoded = pathname;
  for (let round = 0; round < MAX_ROUNDS && decoded.includes('%'); round += 1) decoded = decodeOnce(decoded);
  return /%25/.test(decoded) || decoded.split(/[/\\]/).some((segment) => DOTS.test(segment));
}

/** Some servers drop blanks and control characters. */
const DOTS = /^[\0-\x20]*\.[\0-\x20]*\.?[\0-\x20]*(?:;|$)/;

function decodeOnce(text: string): string {
  return text
    .replaceAll(/%c0%ae|%e0%80%ae/gi, '.')
    .replaceAll(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
