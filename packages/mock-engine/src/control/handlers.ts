/** Types of control handlers. */
import type { Request, Response } from 'express';
import type { Proxy } from '../contract/control.ts';
import type { Lang } from '@zakupki/words';
import type { StreamRegister } from '../pipeline/streams/stream-limits.ts';
import type { Inspection } from '../pipeline/application.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import type { Worlds } from '../storage/worlds.ts';
import type { ConsoleFiles } from './console/files.ts';
import type { ControlId, ControlReply, ControlRequest } from './contract.ts';

export type ControlContext = {
  /** of the application */
  version: string;
  worlds: Worlds;
  webhooks: Webhooks;
  inspection: Inspection;
  /** open event streams of this control plane */
  streams: StreamRegister;
  /** null unless this server is a proxy */
  proxy: Proxy | null;
  /** finds the built console page, null before it is built */
  consolePage: ConsoleFiles;
  lang: Lang;
  /** for headers the contract does not describe */
  request: Request;
};

/** A response that continues after its head is sent. */
export type Stream = { stream: (response: Response) => void };

/** A missing handler or an undeclared response is a type error. */
export type ControlHandlers<O extends ControlId = ControlId> = {
  [K in O]: (
    request: ControlRequest<K>,
    context: ControlContext,
  ) => ControlReply<K> | Stream | Promise<ControlReply<K> | Stream>;
};
