/** The last requests a world saw. */

export type LoggedRequest = {
  id: string;
  at: string;
  method: string;
  path: string;
  operationId: string | null;
  personId: string | null;
  actingAsId: string | null;
  status: number;
  ms: number;
  /** scenario that forced the answer, null when the rules gave it */
  forcedBy: string | null;
  /** why the answer is as it is, as x-mock-reason says it */
  reason: string | null;
  /** what in the answer breaks the contract */
  violations: string[];
};

const KEPT = 500;

export class RequestLog {
  #entries: LoggedRequest[] = [];
  #next = 0;

  add(entry: LoggedRequest): void {
    this.#entries[this.#next % KEPT] = entry;
    this.#next += 1;
  }

  /** Newest first. */
  list(): LoggedRequest[] {
    const start = this.#next % KEPT;
    return [...this.#entries.slice(start), ...this.#entries.slice(0, start)].reverse();
  }
}
