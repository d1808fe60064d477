/** A request in the log of a world. */
import type { LoggedRequest } from '../../contract/control.ts';
import type { OutgoingHttpHeaders } from 'node:http';

/** Headers and bodies with secrets masked, in the form they are stored; `exchangeOf` converts them on reading. */
export type Wire = {
  /** name, value, name, value … */
  requestHeaders: readonly string[];
  requestBody: string | null;
  responseHeaders: Readonly<OutgoingHttpHeaders>;
  /** null when there is none, or it is not text */
  responseBody: string | null;
  /** whether the response had a body */
  isAnswered: boolean;
};

export type AnsweredRequest = Omit<LoggedRequest, 'at'> & {
  /** the world's time, epoch ms */
  at: number;
  /** null when it was dropped to free memory */
  wire: Wire | null;
};
