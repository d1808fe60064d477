/**
 * Writes the statistics examples of the contract: `node test/contract/statistics/write-examples.ts`, then
 * `pnpm generate`. Run it after an intended change of the seed.
 */
import { writeFileSync } from 'node:fs';
import { signedIn } from '../suite/client.ts';
import { STATISTICS_SHOWN } from './examples.ts';

const admin = await signedIn('admin');
const examples: Record<string, { summary: string; value: unknown }> = {
  StatsCsv: {
    summary: 'Headings and a customer.',
    value: '\uFEFFПочта;Компания;Опубликовано закупок\r\nbuyer@demo.test;ООО «Северный ветер»;8\r\n',
  },
};
for (const { name, summary, operationId, arg } of STATISTICS_SHOWN) {
  // The argument type depends on the operation.
  examples[name] = { summary, value: (await admin.call(operationId, arg as never)).body };
}
const file = new URL('../../../../../openapi/resources/statistics-examples.gen.json', import.meta.url);
writeFileSync(file, `${JSON.stringify({ examples }, null, 2)}\n`);
// The client keeps its connection open.
process.exit();
