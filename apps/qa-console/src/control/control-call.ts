import { routes } from '@zakupki/mock-control/routes';
import type { operations } from '@zakupki/mock-control/schema';

/** The control plane and this page are both served from here. */
export const CONTROL = '/__mock';

type Name = keyof typeof routes;
type PathOf<Op extends Name> = NonNullable<operations[Op]['parameters']['path']>;
type BodyOf<Op extends Name> = operations[Op] extends {
  requestBody?: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** Path parameters, query and body, where the operation has them. */
type Parts<Op extends Name> = (operations[Op]['parameters']['path'] extends undefined
  ? { path?: never }
  : { path: PathOf<Op> }) &
  ([BodyOf<Op>] extends [never] ? { body?: never } : { body?: BodyOf<Op> }) & {
    query?: NonNullable<operations[Op]['parameters']['query']>;
  };

/** The path below /__mock. */
type ControlCall = {
  readonly url: string;
  readonly method: string;
  readonly params?: object;
  readonly body?: unknown;
};

export function callOf<Op extends Name>(name: Op, { path, query, body }: Parts<Op>): ControlCall {
  const values: Readonly<Record<string, string>> = path ?? {};
  const url = routes[name].path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(values[key] ?? ''));
  const method = routes[name].method.toUpperCase();
  return { url, method, ...(query && { params: query }), ...(body !== undefined && { body }) };
}
