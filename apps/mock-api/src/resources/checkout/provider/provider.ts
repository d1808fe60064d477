/**
 * Simulates the payment provider under /__mock/checkout: a browser opens its page, so the URL names the world and the
 * language. The page leads back only to the product (`returnUrl` of the contract).
 */
import express, { type Request, type Response, type Router } from 'express';
import { LANGUAGES, type Lang } from '@zakupki/words';
import { Problem, notFound } from '@zakupki/mock-engine/pipeline/problem';
import { type Confirmation, CONFIRMATIONS, confirmPayment, findConfirmable } from '../confirmation.ts';
import { languageOf } from '@zakupki/mock-engine/pipeline/request/language';
import type { PaymentRecord } from '../../../model/records/billing.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import { WORLD_NAME, type Worlds } from '@zakupki/mock-engine/storage/worlds';
import { renderPage } from './page.ts';
import { itemName } from '../../access/payments.ts';

export function paymentProvider(worlds: Worlds): Router {
  const router = express.Router();
  const withPayment = async <T>(request: Request, use: (world: World, payment: PaymentRecord) => T): Promise<T> => {
    const name = request.query['world'];
    if (typeof name !== 'string' || !WORLD_NAME.test(name) || !(await worlds.exists(name))) throw notFound();
    const result = await worlds.run(name, (world) =>
      world.transaction(() => {
        const payment = findConfirmable(world, String(request.params['paymentId']));
        if (!payment) throw notFound();
        return use(world, payment);
      }),
    );
    worlds.notifyChanged(name);
    return result;
  };
  router.get('/:paymentId', async (request, response) => {
    const lang = langOf(request);
    const html = await withPayment(request, (world, payment) =>
      renderPage({
        payment,
        item: itemName(payment.item, world, lang),
        back: returnAddress(payment),
        timeZone: world.users.get(payment.ownerId)?.profile.timeZone ?? 'UTC',
        lang,
      }),
    );
    noStore(response).type('html').send(html);
  });
  router.post('/:paymentId', express.urlencoded({ extended: false, limit: '1kb' }), async (request, response) => {
    ensureSameOrigin(request);
    const { outcome } = (request.body ?? {}) as { outcome?: unknown };
    if (!isConfirmation(outcome)) throw new Problem('malformed_form');
    const address = await withPayment(request, (world, payment) => {
      confirmPayment(world, payment, outcome);
      return returnAddress(payment);
    });
    noStore(response).redirect(303, address);
  });
  return router;
}

const isConfirmation = (value: unknown): value is Confirmation => CONFIRMATIONS.some((name) => name === value);

const noStore = (response: Response): Response => response.setHeader('Cache-Control', 'no-store');

function langOf(request: Request): Lang {
  const wanted = request.query['lang'];
  return LANGUAGES.find((lang) => lang === wanted) ?? languageOf(request.headers['accept-language']);
}

/** A form on a page of another origin must not pay. */
function ensureSameOrigin({ headers }: Request): void {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Problem('control_cross_site');
}

// Any origin works: the contract allows paths only.
const ORIGIN = 'https://product.invalid';

/** Returns the product path with the payment's id, or the start page when `returnUrl` leaves the origin. */
function returnAddress({ id, confirmation }: PaymentRecord): string {
  const wanted = new URL(confirmation?.returnUrl ?? START, ORIGIN);
  const isInside = wanted.origin === ORIGIN && !wanted.pathname.startsWith('//');
  const url = isInside ? wanted : new URL(START, ORIGIN);
  url.searchParams.set('payment', id);
  return `${url.pathname}${url.search}${url.hash}`;
}

const START = '/app/';
