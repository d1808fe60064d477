/**
 * Runs a mutant in front of any server of the contract:
 * `pnpm exec node test/mutants/serve.ts --target http://127.0.0.1:4010 --mutant lost-idempotency --resource orders --port 4011`.
 */
import { mutantCommand } from '@zakupki/mock-engine/mutants/command';
import { KINDS } from './kinds.ts';

await mutantCommand('pnpm exec node test/mutants/serve.ts', KINDS);
