// Tax office, reason of registration (two digits or Latin capitals), number.
const KPP = /^\d{4}[\dA-Z]{2}\d{3}$/u;

/** Whether the text has the form of a Russian tax registration reason code (KPP). It has no checksum. */
export function isKpp(text: string): boolean {
  return KPP.test(text);
}
