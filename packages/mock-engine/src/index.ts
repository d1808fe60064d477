/** What an application needs to define a mock, in Node and in pages. */
export { readDocument } from './bare/read-document.ts';
export { defineMock } from './definition.ts';
export type { Gate, Identity, Inspection } from './pipeline/application.ts';
export { bearerIdentity } from './pipeline/bearer.ts';
export type { Call } from './pipeline/call.ts';
export { operation } from './pipeline/operation.ts';
export { notFound, Problem } from './pipeline/problem.ts';
export { createModel } from './world/model.ts';
export { createSeed } from './world/seed.ts';
export { table } from './world/tables.ts';
export type { World } from './world/world.ts';
