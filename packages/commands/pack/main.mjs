/** `pnpm pack:all` writes the packages for other repositories, `pnpm pack:image` the image of the server as well. */
import { relative } from 'node:path';
import { ROOT, finishWith } from '../workspace.mjs';
import { packImage } from './image.mjs';
import { mockAmong, packAll } from './pack.mjs';

await finishWith(async () => {
  const written = await packAll(`${ROOT}.results/packages`);
  if (process.argv.includes('--image')) {
    const { root, archive } = await packImage(mockAmong(written), `${ROOT}.results/image`);
    written.push(root, archive);
  }
  for (const file of written) console.log(relative(process.cwd(), file));
  return 0;
});
