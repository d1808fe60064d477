/** Prices requirements in a worker: thirty bids with two hundred lines would delay a keystroke. */
import type { OfferMatrix } from '@zakupki/procurement/offers/matrix';
import { priceRequirements, type Requirement, type Requirements } from '@zakupki/procurement/comparison/requirements';

export type RequirementsTask = {
  readonly matrix: OfferMatrix;
  readonly offered: Requirements;
  readonly on: readonly Requirement[];
};

self.addEventListener('message', ({ data }: MessageEvent<RequirementsTask>) => {
  self.postMessage(priceRequirements(data.matrix, data.offered, data.on));
});
