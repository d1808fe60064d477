/** Everything that `*.requests.ts` files declare. */
import { modulesNamed } from '../../suite/modules.ts';
import { declaredRequests, type Requests } from '../../suite/requests.ts';

for (const { url } of modulesNamed('requests')) await import(url);

/** One property of each operation that declares it. */
export const declaredWith = <K extends keyof Requests>(name: K) =>
  [...declaredRequests()].flatMap(([operationId, requests]) => {
    const value = requests[name];
    return value === undefined ? [] : [[operationId, value as NonNullable<Requests[K]>] as const];
  });
