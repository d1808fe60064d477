#!/usr/bin/env node
/** `mock-engine <openapi.yaml>` serves a document without any code. Settings are those of every mock (`server/serve.ts`). */
import { readFileSync } from 'node:fs';
import { serve } from '../server/serve.ts';
import { bareMock } from './bare.ts';
import { readDocument } from './read-document.ts';

const [, , file] = process.argv;
if (file === undefined || file.startsWith('-')) {
  console.error('Usage: mock-engine <openapi.yaml or .json> [--data <folder>]');
  process.exit(2);
}
try {
  const contract = readDocument(readFileSync(file, 'utf8'));
  // `serve` reads the others.
  process.argv.splice(2, 1);
  serve(bareMock(contract));
} catch (error) {
  console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
