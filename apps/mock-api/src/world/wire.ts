/** A request as the log of a world keeps it. */
import type { LoggedRequest } from '@zakupki/mock-control/schema';
import type { OutgoingHttpHeaders } from 'node:http';

/** What went over the wire, as it was in hand: nothing is copied or written out before somebody asks. */
export type Wire = {
  /** name, value, name, value … */
  requestHeaders: readonly string[];
  requestBody: string | null;
  responseHeaders: Readonly<OutgoingHttpHeaders>;
  /** null when there was none, or none that is text */
  responseBody: string | null;
  /** whether the answer had a body */
  isAnswered: boolean;
};

/** A request that has been answered. */
export type Answered = Omit<LoggedRequest, 'at'> & {
  /** the world's time, epoch ms */
  at: number;
  /** null when there was no room for it, or is none any more */
  wire: Wire | null;
};
