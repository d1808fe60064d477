/** Lists people, scenarios and operations, and describes this server. */
import { document } from '../contract/document.ts';
import type { ScenarioName } from '../contract/control.ts';
import { contractOperations } from '../contract/operations.ts';
import type { ControlHandlers } from './handlers.ts';

const started = performance.now();

export const catalogue = {
  getHealth: async (_request, { version, worlds, proxy }) => {
    const { count, problem } = await worlds.health();
    return {
      status: 200,
      body: {
        status: problem === null ? 'ok' : 'degraded',
        reason: problem,
        version,
        contract: document.info.version,
        seed: worlds.seed.fingerprint,
        uptimeSeconds: Math.floor((performance.now() - started) / 1000),
        worlds: count,
        proxy,
      },
    };
  },

  listPeople: (_request, { worlds }) => {
    const { password, people } = worlds.seed.model;
    return {
      status: 200,
      body: { password, people: people.map(({ name, id, email, state }) => ({ name, id, email, state: state.en })) },
    };
  },

  listScenarios: (_request, { worlds }) => {
    const scenarios = Object.entries(worlds.seed.model.scenarios).map(([name, { summary, rules }]) => ({
      // Object.entries loses the key type.
      name: name as ScenarioName,
      summary,
      rules: [...rules],
    }));
    return { status: 200, body: { scenarios } };
  },

  listOperations: () => ({
    status: 200,
    body: {
      operations: contractOperations.map(({ operationId, tag, method, path, summary, responses }) => {
        return { operationId, tag, method, path, summary, statuses: [...responses.keys()] };
      }),
    },
  }),

  getContract: () => ({ status: 200, body: document }),

  getContractAsYaml: async () => ({ status: 200, yaml: await (contractYaml ??= writeContractAsYaml()) }),
} satisfies ControlHandlers<
  'getHealth' | 'listPeople' | 'listScenarios' | 'listOperations' | 'getContract' | 'getContractAsYaml'
>;

/** Created on first use: this takes a second and loads 70 modules. */
let contractYaml: Promise<string> | undefined;

async function writeContractAsYaml(): Promise<string> {
  const { stringify } = await import('yaml');
  return stringify(document, { aliasDuplicateObjects: false });
}
