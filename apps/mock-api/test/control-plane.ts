/** Calls of the control plane that must succeed. */
import type { Express } from 'express';
import request, { type Response } from 'supertest';

type Method = 'get' | 'put' | 'post' | 'delete';

/** @param path below `/__mock/worlds/` */
export async function control<T = object>(app: Express, method: Method, path: string, body?: object): Promise<T> {
  const sent = request(app)[method](`/__mock/worlds/${path}`);
  const answer: Response = await (body ? sent.send(body) : sent);
  if (answer.status >= 300) throw new Error(`${method} ${path} gave ${answer.status}: ${answer.text}`);
  return answer.body as T;
}

/** Calls about one world; `part` is the path below it. */
export const controlOf =
  (app: Express, world: string) =>
  <T = object>(method: Method, part: string, body?: object): Promise<T> =>
    control<T>(app, method, `${world}/${part}`, body);
