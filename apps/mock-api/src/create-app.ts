/** The server of this application; does not listen and does not read the environment. */
import type { Express } from 'express';
import { MOCK } from './mock.ts';
import { SERVER_PARTS } from './server-parts.ts';
import { type AppOptions, createApp as createAppOf } from '@zakupki/mock-engine/server/create-app';

/** Serves /api, /__mock and, when built, /app. */
export const createApp = (options: AppOptions = {}): Express => createAppOf(MOCK, SERVER_PARTS, options);
