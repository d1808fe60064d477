/** `pnpm release`: commits and tags a release of the contract and of the packages for other repositories. */
import { PlainError } from '../plain-error.mjs';
import { ROOT, finishWith, startPnpm } from '../workspace.mjs';
import { release } from './release.mjs';

/** @param {string[]} args */
async function pnpm(...args) {
  const code = await startPnpm(args).ended;
  if (code !== 0) throw new PlainError('There is no release; the reason is above.', code);
}

await finishWith(async () => {
  const tags = await release(ROOT, {
    check: () => pnpm('check'),
    store: () => pnpm('--filter', '@zakupki/openapi', 'run', 'release'),
  });
  console.log(`\nCommitted and tagged. To publish: git push --atomic origin HEAD ${tags.join(' ')}`);
  console.log('Then `pnpm pack:all` writes its packages, `pnpm pack:image` its image.');
  return 0;
});
