/** `pnpm pack:all` writes the packages for other repositories to `.results/packages`. */
import { relative } from 'node:path';
import { ROOT, finishWith } from '../workspace.mjs';
import { packAll } from './pack.mjs';

await finishWith(async () => {
  for (const file of await packAll(`${ROOT}.results/packages`)) console.log(relative(process.cwd(), file));
  return 0;
});
