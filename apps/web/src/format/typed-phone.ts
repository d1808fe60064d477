/**
 * Parses a phone number as people write it, Russian ones also without the country: `8 (495) 777-11-22`, `9161234567`.
 * @returns E.164, or null for anything else
 */
export function parseTypedPhone(text: string): string | null {
  if (!/^[\d\s()+.-]+$/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, '');
  if (text.trim().startsWith('+')) return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : null;
  const [, russian] = /^[78]?([3489]\d{9})$/.exec(digits) ?? [];
  return russian === undefined ? null : `+7${russian}`;
}
