// Draws the pictures of docs/architecture.md again, from the imports of today: pnpm docs:architecture
import { readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from '../workspace.mjs';
import { DOCUMENT, withPictures } from './architecture.mjs';

writeFileSync(ROOT + DOCUMENT, withPictures(ROOT, readFileSync(ROOT + DOCUMENT, 'utf8')));
