/** Units by their numbers in OKEI, the Russian classifier, which public purchases and 1C write next to or instead of names. */
const UNITS: Readonly<Record<string, string>> = {
  '3': 'MMT',
  '4': 'CMT',
  '6': 'MTR',
  '8': 'KMT',
  '18': 'LM',
  '51': 'CMK',
  '55': 'MTK',
  '59': 'HAR',
  '111': 'CMQ',
  '112': 'LTR',
  '113': 'MTQ',
  '161': 'MGM',
  '163': 'GRM',
  '166': 'KGM',
  '168': 'TNE',
  '206': 'DTN',
  '245': 'KWH',
  '246': 'MWH',
  '356': 'HUR',
  '359': 'DAY',
  '360': 'WEE',
  '362': 'MON',
  '364': 'QAN',
  '366': 'ANN',
  '625': 'XST',
  '641': 'DZN',
  '642': 'C62',
  '715': 'PR',
  '736': 'XRO',
  '778': 'XPK',
  '796': 'H87',
  '797': 'CEN',
  '798': 'MIL',
  '812': 'XCS',
  '839': 'SET',
  '868': 'XBO',
};

/** The unit's code of a number such as "796" or "006"; null for other text. */
export function unitOfOkei(text: string): string | null {
  return /^\d{1,3}$/u.test(text) ? (UNITS[String(Number(text))] ?? null) : null;
}
