/** Texts and files to parse, and files read back. */
import type { BidImport } from '@zakupki/api-client/schema';
import { readFile } from '@zakupki/spreadsheet/files/read';
import { cellText } from '@zakupki/spreadsheet/cells/sheet';
import type { ContractClient } from '../suite/client.ts';

export const orderId = 'ord_fasteners';
export const METIZ = { scheme: 'RU-INN', id: '7707083893' } as const;

export const fileOf = (content: string | Uint8Array, name = 'заявка.xlsx') => ({
  name,
  content: Buffer.from(content).toString('base64'),
});

export const block = (...lines: string[]) => lines.join('\n');

const CP1251 = new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));

export const inCp1251 = (text: string) => Uint8Array.from(text, (sign) => CP1251.indexOf(sign));

export const bidRead = async (buyer: ContractClient, text: string, more: object = {}): Promise<BidImport> =>
  (await buyer.ok('parseBidImport', { orderId, body: { text, ...more } })).body;

/** The rows of a workbook as texts, by sheet. */
export async function sheetsOf(file: Blob): Promise<Record<string, string[][]>> {
  const { sheets } = await readFile(new Uint8Array(await file.arrayBuffer()));
  return Object.fromEntries(sheets.map(({ name, rows }) => [name ?? '', rows.map((row) => row.map(cellText))]));
}
