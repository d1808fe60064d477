/** Reads OpenDocument spreadsheets. */
import { unzip } from '../libraries/fflate.ts';
import { odsSheets } from '../libraries/hucre/read.ts';
import { MAX_FORMATTED_ROWS } from '../cells/limits.ts';
import { sheetOf, toUnreadableError } from './read-xlsx.ts';
import type { Sheet } from '../cells/sheet.ts';

/**
 * The sheets of a document, in its order.
 * @throws UnreadableError
 */
export async function readOpenDocument(bytes: Uint8Array): Promise<Sheet[]> {
  try {
    const sheets = await odsSheets(bytes, MAX_FORMATTED_ROWS + 1);
    const hidden = hiddenSheets(bytes);
    return sheets.map((sheet) => sheetOf({ ...sheet, hidden: hidden.has(sheet.name) }));
  } catch (error) {
    throw toUnreadableError(error);
  }
}

/** Names of the sheets hidden by their style, which the library does not report. */
function hiddenSheets(bytes: Uint8Array): ReadonlySet<string> {
  const { 'content.xml': content } = unzip(bytes, ({ name }) => name === 'content.xml');
  const xml = new TextDecoder().decode(content ?? new Uint8Array());
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
