// `npm start`, and `pnpm dev`, which does not install. Kept to syntax that Node 12 parses, so that an old Node prints a message instead of a stack.
import { nodeComplaint } from './node-version.mjs';

const complaint = nodeComplaint(process.version);
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  void import('./product/run-product.mjs').then((command) =>
    command.runProduct({ installs: !process.argv.includes('--installed') }),
  );
}
