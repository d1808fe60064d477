/** The mock in a page. Build it with the plugin of `@zakupki/mock-api/in-process/vite`. */
import './in-process/ports/globals.ts';

export { createMock, type Mock } from './in-process.ts';
