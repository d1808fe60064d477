// Redraws the pictures of docs/architecture.md from the current imports: pnpm docs:architecture
import { readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from '../workspace.mjs';
import { DOCUMENT, withPictures } from './architecture.mjs';

writeFileSync(ROOT + DOCUMENT, withPictures(ROOT, readFileSync(ROOT + DOCUMENT, 'utf8')));
