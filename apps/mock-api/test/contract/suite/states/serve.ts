/** Serves the mock as a plain back end: `node test/contract/suite/states/serve.ts --port 4360`. */
import { parseArgs } from 'node:util';
import { createApp } from '../../../../src/create-app.ts';
import { plainBackEnd } from './plain-back-end.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } });
const { url } = await plainBackEnd(createApp(), Number(values.port));
process.stdout.write(`The mock as a plain back end: ${url}/api\n`);
