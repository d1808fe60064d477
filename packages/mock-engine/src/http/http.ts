/** `import 'node:http'` would also load WebSocket and fetch, 30 ms of every start. */
export const http = process.getBuiltinModule('node:http');
