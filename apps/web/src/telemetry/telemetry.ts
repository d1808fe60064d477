/** Tells the services of the build configuration how the product is used, with consent (spec §1). */
import type { BuildConfiguration, TelemetryService } from '../../build/configuration.ts';
import { getLocale } from '../i18n/locale.ts';
import { type Address, BASE_PATH } from '../paths.ts';
import type { Session } from '../session/session.ts';
import { consent, onConsent } from './consent.ts';
import { openFrame } from './frame.ts';
import { record } from './recorder.ts';
import { type TelemetryEvent, toldPage } from './telemetry-event.ts';

export interface TelemetryOptions {
  readonly configuration: BuildConfiguration;
  readonly session: Session;
  /** Where the person is, below the prefix. */
  readonly place: () => Address;
  /** Calls back when that may have changed. */
  readonly onPlace: (listener: () => void) => () => void;
}

/**
 * Runs while there is consent and nobody is acted as: what is seen then is another person's. Gives the function that
 * ends it for good.
 */
export function startTelemetry(options: TelemetryOptions): () => void {
  const { session } = options;
  let stop: (() => void) | null = null;
  let isOver = false;

  function decide(): void {
    const isWanted = !isOver && consent() === 'yes' && session.read().actAs === null;
    if (isWanted) stop ??= run(options);
    else {
      stop?.();
      stop = null;
    }
  }

  const forget = [onConsent(decide), session.subscribe(decide)];
  decide();
  return () => {
    for (const stopListening of forget) stopListening();
    isOver = true;
    decide();
  };
}

function run({ configuration, place, onPlace }: TelemetryOptions): () => void {
  const { analytics, recorder, release, production } = configuration;
  const stops: (() => void)[] = [];
  const begun = performance.now();
  const now = () => Math.round(performance.now() - begun);
  const tellers: ((event: TelemetryEvent) => void)[] = [];

  function open(name: string, { id }: TelemetryService): (event: TelemetryEvent) => void {
    const frame = openFrame(`${BASE_PATH}/telemetry/${name}.html`);
    frame.tell({ event: 'start', id, release, production, language: getLocale() });
    stops.push(frame.close);
    tellers.push(frame.tell);
    return frame.tell;
  }

  if (analytics) open('analytics', analytics);
  if (recorder) {
    const tell = open('recorder', recorder);
    stops.push(record((act) => tell({ ...act, page: toldPage(place()).page, at: now() })));
  }

  let last = '';
  function tellPage(): void {
    const told = toldPage(place());
    if (JSON.stringify(told) === last) return;
    last = JSON.stringify(told);
    for (const tell of tellers) tell({ event: 'page', ...told, at: now() });
  }
  stops.push(onPlace(tellPage));
  tellPage();
  return () => {
    for (const stop of stops) stop();
  };
}
