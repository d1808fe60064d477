/** Test API for other workspaces; `@zakupki/mock-api/test-world` alone loads no server. */
export { createApp } from './create-app.ts';
export { createWorld, type TestWorld, WORLD_START } from './test-world.ts';
export type { PersonName, Rule, ScenarioName } from './test-world.ts';
