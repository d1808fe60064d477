/** Workbooks made to exhaust the time or memory of their reader. Each is smaller than the largest accepted file. */
import { writeWorkbook } from '@zakupki/spreadsheet/writing/write-workbook';
import { strToU8, unzipSync, zipSync } from 'fflate';

const MIB = 1024 * 1024;
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

type Parts = Record<string, Uint8Array>;

const partsOf = async (sheets = ['a']): Promise<Parts> =>
  unzipSync(await writeWorkbook(sheets.map((name) => ({ name, columns: [], rows: [] }))));

async function workbookWith(parts: Record<string, string>): Promise<Uint8Array> {
  const replaced = Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)] as const);
  return zipSync({ ...(await partsOf()), ...Object.fromEntries(replaced) });
}

const sheet = (inner: string) =>
  workbookWith({ 'xl/worksheets/sheet1.xml': `<worksheet ${MAIN}>${inner}</worksheet>` });
const cells = (row: string) => sheet(`<sheetData><row r="1">${row}</row></sheetData>`);
const texts = (inner: string) => workbookWith({ 'xl/sharedStrings.xml': `<sst ${MAIN}>${inner}</sst>` });

/** Twenty million empty places between two cells on each of three sheets. */
async function wideApart(): Promise<Uint8Array> {
  const far = '<row r="1"><c r="A1"><v>1</v></c></row><row r="200000"><c r="CV200000"><v>1</v></c></row>';
  const xml = strToU8(`<worksheet ${MAIN}><sheetData>${far}</sheetData></worksheet>`);
  const wide = [1, 2, 3].map((at) => [`xl/worksheets/sheet${at}.xml`, xml] as const);
  return zipSync({ ...(await partsOf(['a', 'b', 'c'])), ...Object.fromEntries(wide) });
}

/** One text of a megabyte in half a million cells. */
async function repeatedText(): Promise<Uint8Array> {
  const row = '<c t="s"><v>0</v></c>'.repeat(200);
  return workbookWith({
    'xl/sharedStrings.xml': `<sst ${MAIN}><si><t>${'x'.repeat(MIB)}</t></si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${MAIN}><sheetData>${`<row>${row}</row>`.repeat(2000)}</sheetData></worksheet>`,
  });
}

/** Entities that multiply tenfold with each level. */
function entities(): Promise<Uint8Array> {
  const levels = Array.from({ length: 12 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`);
  const xml = `<!DOCTYPE sst [<!ENTITY e0 "ha">${levels.join('')}]><sst ${MAIN}><si><t>&e12;</t></si></sst>`;
  return workbookWith({ 'xl/sharedStrings.xml': xml });
}

function openDocument(content: string): Uint8Array {
  const mimetype = strToU8('application/vnd.oasis.opendocument.spreadsheet');
  const xml = `<office:document-content><office:body><office:spreadsheet><table:table table:name="a">${content}</table:table></office:spreadsheet></office:body></office:document-content>`;
  return zipSync({ mimetype, 'content.xml': strToU8(xml), 'META-INF/manifest.xml': strToU8('<manifest/>') });
}

function nestedZips(): Uint8Array {
  let inner = zipSync({ 'zeros.bin': new Uint8Array(4 * MIB) });
  for (let level = 0; level < 8; level += 1) {
    inner = zipSync(Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`${level}-${at}.zip`, inner] as const)));
  }
  return inner;
}

/** Changes the unpacked size that the table of contents declares for every part. */
function declaring(zip: Uint8Array, size: (real: number) => number): Uint8Array {
  const bytes = Buffer.from(zip);
  const entry = Buffer.from([0x50, 0x4b, 0x01, 0x02]);
  for (let at = bytes.indexOf(entry); at >= 0; at = bytes.indexOf(entry, at + 1)) {
    bytes.writeUInt32LE(size(bytes.readUInt32LE(at + 24)), at + 24);
  }
  return bytes;
}

/** Many entries of the table of contents share one packed part. */
async function overlapping(): Promise<Uint8Array> {
  const bytes = Buffer.from(await texts(`<si><t>${'x'.repeat(8 * MIB)}</t></si>`));
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  const from = bytes.readUInt32LE(end + 16);
  const table = bytes.subarray(from, end);
  const copies = Array.from({ length: 400 }, (_, copy) => {
    const renamed = Buffer.from(table);
    // The first letter of each name.
    const entry = Buffer.from([0x50, 0x4b, 0x01, 0x02]);
    for (let at = renamed.indexOf(entry); at >= 0; at = renamed.indexOf(entry, at + 1)) renamed[at + 46] = copy % 256;
    return renamed;
  });
  const tail = Buffer.from(bytes.subarray(end));
  const count = bytes.readUInt16LE(end + 10) * 401;
  tail.writeUInt16LE(count, 8);
  tail.writeUInt16LE(count, 10);
  tail.writeUInt32LE(table.length * 401, 12);
  return Buffer.concat([bytes.subarray(0, end), ...copies, tail]);
}

/** Keyed by description. */
export const WORKBOOKS = {
  'a part that unpacks to 64 MiB': () => workbookWith({ 'xl/media/image1.bin': '\0'.repeat(64 * MIB) }),
  '6,000 parts': () =>
    workbookWith(Object.fromEntries(Array.from({ length: 6000 }, (_, at) => [`xl/media/${at}`, 'x'] as const))),
  'half a million shared texts': () => texts('<si><t>x</t></si>'.repeat(500_001)),
  'one text of 19 MiB': () => texts(`<si><t>${'x'.repeat(19 * MIB)}</t></si>`),
  'one text of a megabyte in 400,000 cells': repeatedText,
  'half a million pieces of one text': () => texts(`<si>${'<r><t>x</t></r>'.repeat(500_000)}</si>`),
  'entities that multiply': entities,
  'half a million cells': () => cells('<c/>'.repeat(500_001)),
  'cells too wide apart for the memory': wideApart,
  'a cell in the last row and column': () => cells('<c r="XFD1048576"><v>1</v></c>'),
  'a cell beyond every column': () => cells(`<c r="${'Z'.repeat(5000)}1"><v>1</v></c>`),
  '300,000 merged areas': () =>
    sheet(`<sheetData/><mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(300_000)}</mergeCells>`),
  '400,000 formulas': () => cells('<c><f>SUM(A1:XFD1048576)</f></c>'.repeat(400_000)),
  'a formula of 18 MiB': () => cells(`<c r="A1"><f>${'1+'.repeat(9 * MIB)}1</f></c>`),
  'a formula of a million brackets': () => cells(`<c r="A1"><f>${'('.repeat(1e6)}1${')'.repeat(1e6)}</f></c>`),
  'a formula for every cell': () => cells('<c r="A1"><f t="shared" ref="A1:XFD1048576" si="0">1+1</f></c>'),
  'three million entities in one text': () =>
    cells(`<c r="A1" t="inlineStr"><is><t>${'&amp;'.repeat(3.5 * MIB)}</t></is></c>`),
  'five million nested elements': () => sheet('<a>'.repeat(5e6)),
  '19 MiB of opening brackets': () => sheet('<'.repeat(19 * MIB)),
  'a tag of 19 MiB': () => sheet(`<c ${'a="1" '.repeat(3e6)}/>`),
  'an unclosed comment of 19 MiB': () => sheet(`<!--${'-'.repeat(19 * MIB)}`),
  'ZIPs in ZIPs': async () => nestedZips(),
  'ZIPs in a workbook': async () => zipSync({ ...(await partsOf()), 'xl/embedded.zip': nestedZips() }),
  'parts that declare no size': async () => declaring(await texts(`<si><t>${'x'.repeat(30 * MIB)}</t></si>`), () => 0),
  'parts that declare 4 GiB': async () => declaring(await texts('<si/>'), () => 0xff_ff_ff_ff),
  '400 parts that are one part': overlapping,
  'a repeated cell of an OpenDocument sheet': async () =>
    openDocument(
      '<table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384" office:value-type="float" office:value="1"/></table:table-row>',
    ),
  'nested tables of an OpenDocument sheet': async () => openDocument('<table:table>'.repeat(1_400_000)),
  'an old workbook without an end': async () =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4 * MIB, 0x01)]),
  'a text of a million columns': async () => Buffer.from('a;'.repeat(1e6)),
  'a text of a million lines': async () => Buffer.from('a;1\n'.repeat(1e6)),
} satisfies Readonly<Record<string, () => Promise<Uint8Array>>>;
