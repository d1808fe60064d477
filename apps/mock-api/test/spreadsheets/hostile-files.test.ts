/** Why files made to block or crash the server are refused. `test/attacks` measures how soon. */
import type { ApiProblem } from '@zakupki/api-client/schema';
import { writeWorkbook } from '@zakupki/spreadsheet/writing/write-workbook';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { runImport } from '../../src/resources/imports/pool.ts';
import { signedIn } from '../contract/suite/client.ts';
import { EXHAUSTIVE } from '../exhaustive.ts';

const SHEET = 'xl/worksheets/sheet1.xml';
const TEXTS = 'xl/sharedStrings.xml';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** A workbook with one part replaced, in base64. */
async function workbookWith(name: string, xml: string): Promise<string> {
  const parts = unzipSync(await writeWorkbook([{ name: 'a', columns: [], rows: [] }]));
  return Buffer.from(zipSync({ ...parts, [name]: strToU8(xml) })).toString('base64');
}

const sharedTexts = (count: number) => workbookWith(TEXTS, `<sst ${MAIN}>${'<si><t>x</t></si>'.repeat(count)}</sst>`);
const sheet = (inner: string) => workbookWith(SHEET, `<worksheet ${MAIN}>${inner}</worksheet>`);

/** Costs a parser some seconds. */
const slow = () => sheet(`<c t="inlineStr"><is><t>${'&amp;'.repeat(3.5 * 1024 * 1024)}</t></is></c>`);

const reasons = (body: unknown) => ((body as ApiProblem).errors ?? []).map(({ params }) => params?.['reason']);

const fileSent = (content: string) => ({
  params: { orderId: 'ord_fasteners' },
  body: { file: { name: 'a.xlsx', content } },
});

for (const [operationId, options] of [
  ['parseOrderImport', {}],
  ['parseBidImport', EXHAUSTIVE],
] as const)
  describe(`${operationId}`, options, () => {
    it.each<[string, () => Promise<string>, string]>([
      ['shared texts that unpack to 32 MiB', () => sharedTexts(2_000_000), 'zip_bomb'],
      ['half a million shared texts', () => sharedTexts(500_001), 'too_much'],
      ['half a million cells', () => sheet(`<sheetData>${'<c/>'.repeat(500_001)}</sheetData>`), 'too_much'],
    ])('refuses %s', async (_what, file, reason) => {
      const buyer = await signedIn('buyer');
      const content = await file();
      expect(content.length).toBeLessThan(600_000);
      const { status, body } = await buyer.send(operationId, fileSent(content));
      expect([status, reasons(body)]).toEqual([422, [reason]]);
      await buyer.ok('parseOrderImport', { body: { text: 'Болт\t1' } });
    });
  });

it('a file is not read for refused callers', EXHAUSTIVE, async () => {
  const content = await slow();
  const body = { file: { name: 'a.xlsx', content } };
  const other = await signedIn('empty');
  const { status } = await other.send('parseBidImport', { params: { orderId: 'ord_fasteners' }, body });
  expect(status).toBe(404);
});

it('a process that takes too long is stopped, and the next file is read', async () => {
  const content = await slow();
  const terms = { lang: 'en' } as const;
  const { refused } = await runImport({ kind: 'order', input: { file: { name: 'a.xlsx', content } }, terms }, 'a', 500);
  expect(refused).toEqual({ reason: 'processor_time', params: { seconds: 0.5 } });
  const { found } = await runImport({ kind: 'order', input: { text: 'Bolt\t5 pcs' }, terms }, 'b');
  expect(found?.items).toHaveLength(1);
});
