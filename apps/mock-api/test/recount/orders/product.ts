/** The product's figures of an order, from its operations without HTTP. */
import type { AllocationDraft, AwardPreview, Comparison, OrderSummary } from '@zakupki/api-client/schema';
import { awards } from '../../../src/resources/awards/operations/awards.ts';
import { comparison } from '../../../src/resources/comparison/operations.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import type { SomeOperation } from '@zakupki/mock-engine/pipeline/operation';
import { storeRanked } from '../../../src/tables/ranking.ts';
import { buildSeed } from '../../../src/seed/seed.ts';
import { createWorld, type World } from '@zakupki/mock-engine/world/world';
import { buyerCall } from '../buyer-call.ts';
import { NOW } from '../example-order.ts';
import type { Drawn } from './generator.ts';

/** A world with one drawn order at a time. */
export class Product {
  private readonly world: World = createWorld('recount', buildSeed());
  private readonly call: Call = buyerCall(this.world, NOW);

  store({ order, bids }: Drawn): { summary: OrderSummary | null; ranks: (number | null)[] } {
    const { world } = this;
    for (const bid of world.bids.where('order', order.id)) world.bids.delete(bid.id);
    const stored = world.orders.put({ ...order, version: (world.orders.get(order.id)?.version ?? 0) + 1 });
    for (const bid of bids) world.bids.put({ ...bid, orderId: order.id, ownerId: order.ownerId });
    const { summary } = storeRanked(this.call, stored);
    return { summary, ranks: bids.map(({ id }) => world.bids.get(id)?.rank ?? null) };
  }

  compare(orderId: string): Comparison {
    const query = { includeExpired: true, includeDisqualified: true };
    return this.answer(comparison.getComparison, { query }, orderId) as Comparison;
  }

  awardTo(orderId: string, bidId: string): AwardPreview {
    return this.answer(awards.previewAward, { body: { mode: 'single', bidId } }, orderId) as AwardPreview;
  }

  awardCheapest(orderId: string): AwardPreview {
    return this.answer(awards.previewAward, { body: { mode: 'lowest_per_line' } }, orderId) as AwardPreview;
  }

  awardSplit(orderId: string, allocations: readonly AllocationDraft[]): AwardPreview {
    return this.answer(awards.previewAward, { body: { mode: 'manual', allocations } }, orderId) as AwardPreview;
  }

  private answer(operation: unknown, request: { query?: object; body?: object }, orderId: string): unknown {
    // Called like the pipeline calls an operation after its checks.
    const { handle } = operation as SomeOperation;
    const order = this.world.orders.get(orderId);
    return handle({ params: {}, query: {}, body: undefined, ...request }, this.call, order, undefined).body;
  }
}
