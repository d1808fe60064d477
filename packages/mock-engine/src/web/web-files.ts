/** The built web application, under /app. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Express, type Response } from 'express';
import { contentEtag } from './content-etag.ts';
import { pageFile } from './page-file.ts';
import { staticAssets } from './static-assets.ts';

/**
 * Isolates third-party scripts: an opaque origin, framed only by the product. The policy in the page limits script and
 * connection sources.
 */
const SANDBOX = "sandbox allow-scripts; frame-ancestors 'self'";

/** Files without a content hash are revalidated; a missing asset is a real 404. */
export function serveWeb(app: Express, folder: string): void {
  const files = { index: false, redirect: false, acceptRanges: false, lastModified: false } as const;
  app.get('/', (_request, response) => response.redirect('/app/'));
  app.use('/app/assets', staticAssets(join(folder, 'assets')));
  app.use(
    '/app/telemetry',
    express.static(join(folder, 'telemetry'), {
      ...files,
      fallthrough: false,
      setHeaders: (response: Response, path) => {
        revalidate(response, path);
        response.setHeader('Content-Security-Policy', SANDBOX);
      },
    }),
  );
  const page = pageFile(join(folder, 'index.html'));
  app.get('/app/index.html', page);
  app.use('/app', express.static(folder, { ...files, setHeaders: revalidate }));
  app.get(/^\/app(?:\/.*)?$/, page);
}

/** express.static builds ETags from date and size, which two builds may share. These files are small. */
function revalidate(response: Pick<Response, 'setHeader'>, path: string): void {
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('ETag', contentEtag(readFileSync(path)));
}
