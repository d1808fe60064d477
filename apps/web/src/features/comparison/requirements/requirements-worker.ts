/** Prices requirements away from the page: thirty bids on two hundred lines would hold up a keystroke. */
import { priceRequirements } from '@zakupki/pricing/offers/requirements';
import type { RequirementsTask } from './requirements-pricing.ts';

self.addEventListener('message', ({ data }: MessageEvent<RequirementsTask>) => {
  self.postMessage(priceRequirements(data.matrix, data.offered, data.on));
});
