/**
 * Node's `http`, not imported as a module: that would read all it exports and so load its web sockets and fetch along,
 * 30 ms of every start for things nobody here uses.
 */
export const http = process.getBuiltinModule('node:http');
