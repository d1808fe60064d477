#!/usr/bin/env node
/** `mock-engine <openapi.yaml>` serves a document without any code. Settings are those of every mock (`server/serve.ts`). */
import { readFileSync } from 'node:fs';
import { serve } from '../server/serve.ts';
import { bareMock } from './bare.ts';
import { readDocument } from './read-document.ts';

const [file, ...others] = process.argv.slice(2);
if (file === undefined || others.length > 0) {
  console.error('Usage: mock-engine <openapi.yaml or .json>');
  process.exit(2);
}
try {
  const contract = readDocument(readFileSync(file, 'utf8'));
  process.argv.length = 2;
  serve(bareMock(contract), {});
} catch (error) {
  console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
