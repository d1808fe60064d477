/**
 * The baseline: Express alone. For each request it parses the body, looks up the response by method and path and
 * stringifies it. No validation, no log, no helmet, no ETag, no worlds.
 * Arguments: the port, and a JSON file with the answers: `{ "GET /orders/ord_1": { "status": 200, "body": … } }`.
 */
import { readFileSync } from 'node:fs';
import express from 'express';

const [port, file = ''] = process.argv.slice(2);
const answers = new Map(
  Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, { status: number; body: unknown }>),
);

const app = express();
app.disable('x-powered-by');
app.disable('etag');
app.use(express.json());
app.all('/api/*path', (request, response) => {
  const answer = answers.get(`${request.method} ${request.path.slice('/api'.length)}`);
  if (answer) response.status(answer.status).json(answer.body);
  else response.sendStatus(404);
});
app.listen(Number(port), '127.0.0.1');
