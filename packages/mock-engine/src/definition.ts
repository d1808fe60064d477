/** What an application tells the engine. */
import type { RequestHandler } from 'express';
import type { Resources } from './pipeline/resources.ts';
import type { Worlds } from './storage/worlds.ts';
import type { Seed } from './world/world.ts';

export type Definition = {
  /** of the application, for its health call */
  readonly version: string;
  readonly buildSeed: () => Seed;
  readonly resources: Resources;
};

export const defineMock = (definition: Definition): Definition => definition;

/** What only a server has. */
export type ServerParts = {
  /** The page of the built QA console; null before it is built. Called for each request of the page. */
  readonly consolePage: () => string | null;
  /** Pages of simulated third parties, by path below /__mock. */
  readonly pages: Readonly<Record<string, (worlds: Worlds) => RequestHandler>>;
};
