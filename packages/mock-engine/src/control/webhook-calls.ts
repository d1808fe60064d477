/** The webhook of a world and its deliveries. */
import type { Webhooks as WebhooksBody } from '../contract/control.ts';
import { invalidCall } from './call.ts';
import { fieldError } from './field-error.ts';
import type { ControlHandlers } from './handlers.ts';
import { Problem } from '../pipeline/problem.ts';
import type { World } from '../world/world.ts';
import { scheduleRetry } from '../webhooks/deliveries.ts';

export const webhookCalls = {
  getWebhooks: async ({ params }, { worlds }) => ({
    status: 200,
    body: await worlds.read(params.world, presentWebhooks),
  }),

  setWebhook: async ({ params, body: { url, events, secret = null } }, { worlds, webhooks, inspection, lang }) => {
    if (!webhooks.canCall(url)) throw invalidCall([fieldError(lang, '/url', 'not_allowed', 'webhook_host')]);
    const body = await worlds.run(params.world, (world) => {
      deleteWebhook(world);
      const since = world.clock.nowIso();
      const earlier = inspection.listEvents(world, since).map(({ id }) => id);
      world.webhooks.put({ id: 'webhook', url, events: [...events], secret, since, earlier });
      return presentWebhooks(world);
    });
    webhooks.watch(params.world);
    return { status: 200, body };
  },

  deleteWebhook: async ({ params }, { worlds, webhooks }) => {
    webhooks.unwatch(params.world);
    const body = await worlds.run(params.world, (world) => {
      deleteWebhook(world);
      return presentWebhooks(world);
    });
    return { status: 200, body };
  },

  deliverAgain: async ({ params: { world: name, id } }, { worlds, webhooks }) => {
    const body = await worlds.run(name, (world) => {
      if (!scheduleRetry(world, id)) throw new Problem('delivery_unknown', { params: { value: id } });
      return presentWebhooks(world);
    });
    webhooks.watch(name);
    return { status: 200, body };
  },
} satisfies ControlHandlers<'getWebhooks' | 'setWebhook' | 'deleteWebhook' | 'deliverAgain'>;

function deleteWebhook(world: World): void {
  world.webhooks.delete('webhook');
  for (const { id } of world.deliveries.all()) world.deliveries.delete(id);
}

function presentWebhooks(world: World): WebhooksBody {
  const webhook = world.webhooks.get('webhook');
  return {
    world: world.name,
    webhook: webhook
      ? { url: webhook.url, events: webhook.events, isSigned: webhook.secret !== null, since: webhook.since }
      : null,
    deliveries: world.deliveries
      .all()
      .map(({ id, event, at, state, nextAt, attempts }) => ({ id, event, at, state, nextAt, attempts }))
      .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)),
  };
}
