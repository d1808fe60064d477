/** The world and the session of the requests of “Try it out”. */
export type Sender = { world: string; token: string | null };

type Account = { email: string; password: string };

/**
 * Signs in a demo user.
 * @throws Error with the server's message when the user may not sign in
 */
export async function senderOf(world: string, account: Account | null): Promise<Sender> {
  if (account === null) return { world, token: null };
  const answer = await fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en', 'X-Mock-World': world },
    body: JSON.stringify(account),
  });
  const body = (await answer.json()) as { token?: string; message?: string };
  if (body.token === undefined) throw new Error(body.message ?? `The mock responded with ${answer.status}.`);
  return { world, token: body.token };
}

/** Headers of a request to the API as the sender. */
export function headersOf({ world, token }: Sender): Record<string, string> {
  return { 'X-Mock-World': world, ...(token !== null && { Authorization: `Bearer ${token}` }) };
}
