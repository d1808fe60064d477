/** Sends usage events to the configured services, with consent (spec §1). */
import type { BuildConfiguration, TelemetryService } from '../../build/configuration.ts';
import { getLocale } from '../i18n/locale.ts';
import { type Address, BASE_PATH } from '../paths.ts';
import type { Session } from '../session/session.ts';
import { consent, onConsent } from './consent.ts';
import { openFrame } from './frame.ts';
import { record } from './recorder.ts';
import { type TelemetryEvent, reportedPage } from './telemetry-event.ts';

type TelemetryOptions = {
  readonly configuration: BuildConfiguration;
  readonly session: Session;
  /** The current address, below the prefix. */
  readonly address: () => Address;
  readonly onNavigation: (listener: () => void) => () => void;
};

/**
 * Runs while there is consent and no impersonation, during which pages show another user's data.
 * @returns stops for good
 */
export function startTelemetry(options: TelemetryOptions): () => void {
  const { session } = options;
  let stop: (() => void) | null = null;
  let isStopped = false;

  function update(): void {
    const isWanted = !isStopped && consent() === 'yes' && session.read().impersonatedId === null;
    if (isWanted) stop ??= run(options);
    else {
      stop?.();
      stop = null;
    }
  }

  const subscriptions = [onConsent(update), session.subscribe(update)];
  update();
  return () => {
    for (const unsubscribe of subscriptions) unsubscribe();
    isStopped = true;
    update();
  };
}

function run({ configuration, address, onNavigation }: TelemetryOptions): () => void {
  const { analytics, recorder, release, production } = configuration;
  const stops: (() => void)[] = [];
  const startedAt = performance.now();
  const now = () => Math.round(performance.now() - startedAt);
  const senders: ((event: TelemetryEvent) => void)[] = [];

  function open(name: string, { id }: TelemetryService): (event: TelemetryEvent) => void {
    const frame = openFrame(`${BASE_PATH}/telemetry/${name}.html`);
    frame.send({ event: 'start', id, release, production, language: getLocale() });
    stops.push(frame.close);
    senders.push(frame.send);
    return frame.send;
  }

  if (analytics) open('analytics', analytics);
  if (recorder) {
    const send = open('recorder', recorder);
    stops.push(record((interaction) => send({ ...interaction, page: reportedPage(address()).page, at: now() })));
  }

  let last = '';
  function sendPage(): void {
    const reported = reportedPage(address());
    if (JSON.stringify(reported) === last) return;
    last = JSON.stringify(reported);
    for (const send of senders) send({ event: 'page', ...reported, at: now() });
  }
  stops.push(onNavigation(sendPage));
  sendPage();
  return () => {
    for (const stop of stops) stop();
  };
}
