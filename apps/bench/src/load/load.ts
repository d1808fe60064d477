/** The load generator, a separate process: receives jobs over IPC and reports the responses. */
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';

export type Job = {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  /** a new Idempotency-Key for every request */
  keyed: boolean;
  connections: number;
} & ({ seconds: number } | { requests: number });

export type Outcome = {
  requests: number;
  seconds: number;
  /** answers by status */
  statuses: Record<string, number>;
  /** broken connections and requests that timed out */
  errors: number;
  /** milliseconds */
  p50: number;
  p99: number;
};

async function run(job: Job): Promise<Outcome> {
  const { url, method, headers, body, keyed, connections } = job;
  const result = await autocannon({
    url,
    method,
    headers,
    ...(body !== undefined && { body }),
    connections,
    ...('seconds' in job ? { duration: job.seconds } : { amount: job.requests }),
    ...(keyed && {
      requests: [
        {
          setupRequest: (request: autocannon.Request) => ({
            ...request,
            headers: { ...request.headers, 'idempotency-key': randomUUID() },
          }),
        },
      ],
    }),
  });
  return {
    requests: result.requests.total,
    seconds: result.duration,
    statuses: Object.fromEntries(
      Object.entries(result.statusCodeStats ?? {}).map(([status, { count }]) => [status, Number(count)]),
    ),
    errors: result.errors + result.timeouts,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

process.on('message', (job: Job) => {
  void run(job).then(
    (outcome) => process.send?.({ outcome }),
    (error: unknown) => process.send?.({ failure: error instanceof Error ? error.message : String(error) }),
  );
});
