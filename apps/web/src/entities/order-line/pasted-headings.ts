/** Headings of pasted columns that orders and bids have in common, in lower case. */
export const LINE_HEADINGS = {
  name: 'наименование, название, товар, номенклатура, позиция, name, item, description, product',
  quantity: 'количество, кол-во, кол во, кол, qty, quantity',
  unit: 'ед, ед изм, единица, единица измерения, unit, uom, units',
  vatRate: 'ндс, ставка ндс, vat, vat rate',
} as const;

/** @param text separated by commas */
export const headingList = (text: string): string[] => text.split(', ');
