import { createMemoryRouter, type DataRouter, type RouteObject } from 'react-router';
import { BASE_PATH } from '../src/paths.ts';

/** A memory router that starts at a path below the prefix. */
export function routerAt(path: string): (routes: RouteObject[]) => DataRouter {
  return (routes) => createMemoryRouter(routes, { basename: BASE_PATH, initialEntries: [`${BASE_PATH}${path}`] });
}
