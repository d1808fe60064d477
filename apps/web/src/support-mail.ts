/** Where people write when the product cannot help them by itself. The one place that knows the address. */
export const SUPPORT_EMAIL = 'support@zakupki.example';

/** A link that opens a letter to support, with its subject and text begun. */
export function supportMail(letter: { subject?: string; body?: string } = {}): string {
  // Mail programs read a plus sign as itself, so URLSearchParams' form of a blank would not do.
  const query = Object.entries(letter)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`);
  return `mailto:${SUPPORT_EMAIL}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}
