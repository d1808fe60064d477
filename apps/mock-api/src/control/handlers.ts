/** What a handler of the control plane is given, and may answer. */
import type { Request, Response } from 'express';
import type { Proxy } from '@zakupki/mock-control/schema';
import type { Lang } from '../sentences/sentence.ts';
import type { Worlds } from '../world/worlds.ts';
import type { ConsoleFiles } from './console/files.ts';
import type { ControlId, ControlReply, ControlRequest } from './contract.ts';

export type ControlContext = {
  worlds: Worlds;
  /** where /api really goes; null when this server answers itself */
  proxy: Proxy | null;
  /** where the built console is; null while it is not built */
  consolePage: ConsoleFiles;
  lang: Lang;
  /** the request as it came, for what no contract describes: what the caller would rather have */
  request: Request;
};

/** An answer that is not over when it has begun. */
export type Stream = { stream: (response: Response) => void };

/** One handler an operation: leaving one out, or answering what is not declared, does not compile. */
export type ControlHandlers<O extends ControlId = ControlId> = {
  [K in O]: (request: ControlRequest<K>, context: ControlContext) => ControlReply<K> | Stream;
};
