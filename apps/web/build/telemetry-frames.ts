import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { BuildConfiguration, TelemetryService } from './configuration.ts';

/** Takes what the product tells and hands it to the service's script the way such scripts expect it. */
const RECEIVER =
  'var dataLayer=[];' +
  "addEventListener('message',function(event){if(event.source===parent)dataLayer.push(event.data)});" +
  "parent.postMessage('telemetry-ready','*');";

/**
 * Gives each service a page of its own for its script. The product opens it in a frame without an origin: the script
 * sees neither the product's page nor its address, storage or cookies, only what it is told.
 */
export function telemetryFrames({ analytics, recorder }: BuildConfiguration): Plugin {
  return {
    name: 'telemetry-frames',
    apply: 'build',
    generateBundle() {
      for (const [name, service] of Object.entries({ analytics, recorder })) {
        if (service) this.emitFile({ type: 'asset', fileName: `telemetry/${name}.html`, source: frameOf(service) });
      }
    },
  };
}

function frameOf({ script, sendsTo }: TelemetryService): string {
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
<script async src="${escaped(script)}"></script>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
