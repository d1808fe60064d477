/** The mock in a page. Build it with the plugin of `@zakupki/mock-api/in-process/vite`. */
import '@zakupki/mock-engine/in-process/ports/globals';

export { createMock, type Mock } from './in-process.ts';
