/**
 * Writes the statistics examples of the contract: `node test/contract/statistics/write-examples.ts`, then
 * `pnpm generate`. Run it after an intended change of the seed. The clock stands still, so that the same seed gives
 * the same file.
 */
import { writeFileSync } from 'node:fs';
import { toRequest } from '@zakupki/api-client/request';
import { createMock } from '../../../src/in-process.ts';
import { STATISTICS_SHOWN } from './examples.ts';

const world = await createMock().createWorld({ frozen: true });
const headers = await world.signIn('admin');
const examples: Record<string, { summary: string; value: unknown }> = {
  StatsCsv: {
    summary: 'Headings and a customer.',
    value: '\uFEFFПочта;Компания;Опубликовано закупок\r\nbuyer@demo.test;ООО «Северный ветер»;8\r\n',
  },
};
for (const { name, summary, operationId, arg } of STATISTICS_SHOWN) {
  // The argument type depends on the operation.
  const { url, params } = toRequest(operationId, arg as never);
  const query = new URLSearchParams(params as Record<string, string>);
  examples[name] = { summary, value: await (await world.api(`${url}?${String(query)}`, { headers })).json() };
}
const file = new URL('../../../../../openapi/resources/statistics-examples.gen.json', import.meta.url);
writeFileSync(file, `${JSON.stringify({ examples }, null, 2)}\n`);
