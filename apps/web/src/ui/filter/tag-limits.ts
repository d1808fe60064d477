/** Limit of the contract. */
export const MAX_TAGS = 10;

export function isTag(text: string): boolean {
  return /^[^,\r\n\t]{1,32}$/.test(text);
}
