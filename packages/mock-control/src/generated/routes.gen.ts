// Generated from openapi/ by `pnpm generate`. Do not edit.
const by = <const M>(method: M) => <const P>(path: P) => ({ method, path }) as const;
const get = by('get');
const post = by('post');
const put = by('put');
const remove = by('delete');

export const routes = {
  openConsole: get('/'),
  openDocs: get('/docs'),
  getContract: get('/openapi.json'),
  getContractAsYaml: get('/openapi.yaml'),
  enter: get('/enter'),
  getHealth: get('/health'),
  listPeople: get('/people'),
  listScenarios: get('/scenarios'),
  listOperations: get('/operations'),
  listWorlds: get('/worlds'),
  getWorld: get('/worlds/{world}'),
  createWorld: put('/worlds/{world}'),
  deleteWorld: remove('/worlds/{world}'),
  getEarlierWorld: get('/earlier-worlds/{earlier}'),
  deleteEarlierWorld: remove('/earlier-worlds/{earlier}'),
  resetWorld: post('/worlds/{world}/reset'),
  forkWorld: post('/worlds/{world}/fork'),
  forceAnswers: put('/worlds/{world}/scenario'),
  stopForcing: remove('/worlds/{world}/scenario'),
  moveClock: post('/worlds/{world}/clock'),
  listLetters: get('/worlds/{world}/outbox'),
  listRequests: get('/worlds/{world}/requests'),
  clearRequests: remove('/worlds/{world}/requests'),
  getRequest: get('/worlds/{world}/requests/{id}'),
  exportHar: get('/worlds/{world}/requests.har'),
  getRecording: get('/worlds/{world}/recording'),
  switchRecording: post('/worlds/{world}/recording'),
  loadHar: put('/worlds/{world}/recording'),
  deleteRecording: remove('/worlds/{world}/recording'),
  getWebhooks: get('/worlds/{world}/webhooks'),
  setWebhook: put('/worlds/{world}/webhooks'),
  deleteWebhook: remove('/worlds/{world}/webhooks'),
  deliverAgain: post('/worlds/{world}/webhooks/deliveries/{id}'),
  getSnapshot: get('/worlds/{world}/snapshot'),
  restoreSnapshot: put('/worlds/{world}/snapshot'),
  getCapsule: get('/worlds/{world}/capsule'),
  loadCapsule: put('/worlds/{world}/capsule'),
} as const;
