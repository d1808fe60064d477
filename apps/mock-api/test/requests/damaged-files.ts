/** Lists of an order as files, damaged at random: what a broken mail program or an attacker sends to an import. */
import { writeWorkbook } from '@zakupki/spreadsheet/writing/write-workbook';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

type SentFile = {
  readonly name: string;
  /** base64 */
  readonly content: string;
};

const ROWS = [
  ['Наименование', 'Кол-во', 'Ед.', 'Цена'],
  ['Болт М8×30', 1500, 'шт', 3.9],
  ['Трос стальной 6 мм', 120, 'м', 49.8],
] as const;
const TEXT = ROWS.map((row) => row.join(';')).join('\n');

const TOKENS = ['', '<', '&', '1e999', '-1', '=1/0', '\0', 'NaN', '&#x0;', 'r="ZZZ99999999"', '🦊', '9'.repeat(400)];

/** Replaces bytes, cuts the end off, repeats a piece. */
function damaged(bytes: Uint8Array): fc.Arbitrary<Buffer> {
  const place = fc.nat({ max: Math.max(0, bytes.length - 1) });
  return fc
    .record({
      flips: fc.array(fc.tuple(place, fc.nat({ max: 255 })), { maxLength: 6 }),
      cut: fc.option(place, { freq: 4 }),
      repeated: fc.option(fc.tuple(place, fc.integer({ min: 1, max: 200 })), { freq: 4 }),
    })
    .map(({ flips, cut, repeated }) => {
      const copy = Buffer.from(bytes);
      for (const [at, byte] of flips) copy[at] = byte;
      const [from, times] = repeated ?? [0, 0];
      const piece = copy.subarray(from, from + 40);
      return Buffer.concat([copy.subarray(0, cut ?? undefined), ...Array<Buffer>(times).fill(piece)]);
    });
}

/** A workbook that unpacks, with a piece of one of its parts replaced. */
function altered(parts: Readonly<Record<string, Uint8Array>>): fc.Arbitrary<Buffer> {
  return fc
    .record({
      name: fc.constantFrom(...Object.keys(parts)),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.nat({ max: 60 }),
      token: fc.constantFrom(...TOKENS),
    })
    .map(({ name, at, length, token }) => {
      const xml = strFromU8(parts[name] ?? new Uint8Array());
      const start = Math.floor(at * xml.length);
      const part = strToU8(xml.slice(0, start) + token + xml.slice(start + length));
      return Buffer.from(zipSync({ ...parts, [name]: part }));
    });
}

/** Workbooks and texts, under any of the names that an import knows. */
export async function damagedFiles(): Promise<fc.Arbitrary<SentFile>> {
  const workbook = await writeWorkbook([{ name: 'Список', columns: [], rows: ROWS.map((row) => row.map(String)) }]);
  const parts = unzipSync(workbook);
  const content = fc.oneof(damaged(workbook), altered(parts), damaged(Buffer.from(TEXT)));
  const name = fc.constantFrom('a.xlsx', 'a.csv', 'a.xls', 'a.ods', 'a.tsv', 'a.txt', 'a', 'a.pdf');
  return fc.record({ name, content: content.map((bytes) => bytes.toString('base64')) });
}
