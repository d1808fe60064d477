import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { BuildConfiguration, TelemetryService } from './configuration.ts';

/** Collects the product's messages in `dataLayer`, where analytics scripts read them. */
const RECEIVER =
  'var dataLayer=[];' +
  "addEventListener('message',function(event){if(event.source===parent)dataLayer.push(event.data)});" +
  "parent.postMessage('telemetry-ready','*');";

/**
 * Emits a page for each service's script. The product opens it in a frame without an origin: the script cannot read
 * the product's page, address, storage or cookies, only the messages it receives.
 */
export function telemetryFrames({ analytics, recorder }: BuildConfiguration): Plugin {
  return {
    name: 'telemetry-frames',
    apply: 'build',
    generateBundle() {
      for (const [name, service] of Object.entries({ analytics, recorder })) {
        if (service) this.emitFile({ type: 'asset', fileName: `telemetry/${name}.html`, source: framePage(service) });
      }
    },
  };
}

function framePage({ script, sendsTo }: TelemetryService): string {
  const from = new URL(script).origin;
  const to = [...new Set([from, ...sendsTo])].join(' ');
  const receiver = `'sha256-${createHash('sha256').update(RECEIVER).digest('base64')}'`;
  const policy = `default-src 'none'; script-src ${receiver} ${from}; connect-src ${to}; img-src ${to}`;
  return `<!doctype html>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="${policy}" />
<meta name="referrer" content="no-referrer" />
<title>Zakupki</title>
<script>${RECEIVER}</script>
<script async src="${escapeHtml(script)}"></script>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
