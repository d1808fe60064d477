/** OpenDocument spreadsheets to sheets. */
import { strFromU8, unzipSync } from 'fflate';
import { readOds } from 'hucre/ods';
import { MAX_FORMATTED_ROWS } from './limits.ts';
import { sheetOf, unreadable } from './read-xlsx.ts';
import type { Sheet } from '../sheets/sheet.ts';

/**
 * The sheets of a document, in its order.
 * @throws UnreadableError
 */
export async function readOpenDocument(bytes: Uint8Array): Promise<Sheet[]> {
  try {
    const { sheets } = await readOds(bytes, { maxRows: MAX_FORMATTED_ROWS + 1 });
    const hidden = hiddenSheets(bytes);
    return sheets.map((sheet) => sheetOf({ ...sheet, hidden: hidden.has(sheet.name) }));
  } catch (error) {
    throw unreadable(error);
  }
}

/** Names of the sheets whose style hides them, which the library does not read. */
function hiddenSheets(bytes: Uint8Array): ReadonlySet<string> {
  const { 'content.xml': content } = unzipSync(bytes, { filter: ({ name }) => name === 'content.xml' });
  const xml = strFromU8(content ?? new Uint8Array());
  const styles = new Set(
    [
      ...xml.matchAll(
        /<style:style style:name="([^"]*)" style:family="table"[^>]*>\s*<style:table-properties([^>]*)>/gu,
      ),
    ]
      .filter(([, , properties = '']) => properties.includes('table:display="false"'))
      .map(([, name]) => name),
  );
  const tables = [...xml.matchAll(/<table:table table:name="([^"]*)" table:style-name="([^"]*)"/gu)];
  return new Set(tables.flatMap(([, name = '', style]) => (styles.has(style) ? [unescapedXml(name)] : [])));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescapedXml = (text: string) => text.replaceAll(/&(\w+);/gu, (whole, name: string) => ENTITIES[name] ?? whole);
