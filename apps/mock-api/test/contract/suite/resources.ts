import { document } from '@zakupki/api-client/document';

/** The contract's tags: each has a folder with its checks, and a test of the same name that runs them. */
export const RESOURCES: readonly string[] = document.tags.map(({ name }) => name);
