/** The product's contract, loaded. Modules that read it while they are loaded import it from here. */
import { document } from '@zakupki/api-client/document';
import { loadContract } from '@zakupki/mock-engine/contract/operations';

loadContract(document);

// oxlint-disable-next-line oxc/no-barrel-file -- so that nobody reads the contract before it is loaded
export * from '@zakupki/mock-engine/contract/operations';
