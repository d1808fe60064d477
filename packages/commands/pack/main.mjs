/** `pnpm pack:all` writes the packages for other repositories, `pnpm pack:image` the image of the server as well. */
import { relative } from 'node:path';
import { ROOT, finishWith } from '../workspace.mjs';
import { packImage } from './image.mjs';
import { packAll } from './pack.mjs';

await finishWith(async () => {
  const written = await packAll(`${ROOT}.results/packages`);
  if (process.argv.includes('--image')) {
    const mock = written.find((file) => file.includes('/zakupki-mock-api-')) ?? '';
    const { root, archive } = await packImage(mock, `${ROOT}.results/image`);
    written.push(root, archive);
  }
  for (const file of written) console.log(relative(process.cwd(), file));
  return 0;
});
