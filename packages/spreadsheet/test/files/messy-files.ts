/** Messy and malicious files, generated here so that no binary has to be trusted. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { type CellValue, writeXlsx } from 'hucre/xlsx';

export const workbookOf = (rows: CellValue[][], name = 'Лист1'): Promise<Uint8Array> =>
  writeXlsx({ sheets: [{ name, rows }] });

/** The workbook with its sheet's XML changed. */
export async function withSheetXml(change: (xml: string) => string): Promise<Uint8Array> {
  const parts = unzipSync(await workbookOf([['a', 1]]));
  const path = 'xl/worksheets/sheet1.xml';
  return zipSync({ ...parts, [path]: strToU8(change(strFromU8(parts[path] ?? new Uint8Array()))) });
}

/** The workbook with only these cells: `<c r="A1">…</c>` by row. */
export const withCells = (...rows: string[]): Promise<Uint8Array> =>
  withSheetXml((xml) =>
    xml.replace(
      /<sheetData>.*<\/sheetData>/su,
      `<sheetData>${rows.map((cells, at) => `<row r="${at + 1}">${cells}</row>`).join('')}</sheetData>`,
    ),
  );

export const inline = (ref: string, text: string) => `<c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** A workbook with a password as Excel saves it: an OLE container with a stream of this name. */
export function encryptedWorkbook(): Uint8Array {
  const bytes = new Uint8Array(4096);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  for (const [at, sign] of Array.from('EncryptedPackage').entries()) bytes[1024 + 2 * at] = sign.charCodeAt(0);
  return bytes;
}

/** The same container with the stream of an old workbook. */
export function oldWorkbook(): Uint8Array {
  const bytes = new Uint8Array(4096);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  for (const [at, sign] of Array.from('Workbook').entries()) bytes[1024 + 2 * at] = sign.charCodeAt(0);
  return bytes;
}

/** A workbook whose shared texts are this XML. */
export async function withSharedTexts(xml: string): Promise<Uint8Array> {
  const parts = unzipSync(await workbookOf([['a']]));
  const texts = `<?xml version="1.0"?><sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${xml}</sst>`;
  return zipSync({ ...parts, 'xl/sharedStrings.xml': strToU8(texts) });
}

const MIB = 1024 * 1024;

/** A few hundred kilobytes that unpack to the given number of mebibytes. */
export async function zipBomb(mebibytes: number): Promise<Uint8Array> {
  const parts = unzipSync(await workbookOf([['a']]));
  return zipSync({ ...parts, 'xl/worksheets/sheet1.xml': new Uint8Array(mebibytes * MIB) }, { level: 1 });
}

/** The same with false sizes: every size in the table of contents is small. */
export async function lyingZipBomb(mebibytes: number): Promise<Uint8Array> {
  const bytes = await zipBomb(mebibytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 46 < bytes.length; at += 1) {
    const signature = view.getUint32(at, true);
    // The size once unpacked, in the entry itself and in the table of contents.
    if (signature === 0x04034b50 && view.getUint32(at + 22, true) > MIB) view.setUint32(at + 22, 1000, true);
    if (signature === 0x02014b50 && view.getUint32(at + 24, true) > MIB) view.setUint32(at + 24, 1000, true);
  }
  return bytes;
}

/** Text in windows-1251, which the platform can decode but not encode. */
export const inCp1251 = (text: string): Uint8Array => inCodePage(text, 'windows-1251');

export function inCodePage(text: string, page: string): Uint8Array {
  const table = new TextDecoder(page).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from(text, (sign) => table.indexOf(sign));
}

export function inUtf16(text: string, { mark = true, bigEndian = false } = {}): Uint8Array {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  const all = mark ? [0xfeff, ...units] : units;
  return Uint8Array.from(all.flatMap((unit) => (bigEndian ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])));
}
