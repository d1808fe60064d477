import { createMemoryRouter, type DataRouter, type RouteObject } from 'react-router';
import { BASE_PATH } from '../src/paths.ts';

/** Makes a router that starts at the path, which is below the prefix, in a history of its own. */
export function routerAt(path: string): (routes: RouteObject[]) => DataRouter {
  return (routes) => createMemoryRouter(routes, { basename: BASE_PATH, initialEntries: [`${BASE_PATH}${path}`] });
}
