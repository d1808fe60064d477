/** Equal keys mean the same tax number. */
export function taxKey({ scheme, id }: { readonly scheme: string; readonly id: string }): string {
  return `${scheme} ${id.toUpperCase()}`;
}
