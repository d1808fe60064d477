import { etag } from '@zakupki/api-client/operation';
import { checks, expect } from '../suite/checks.ts';
import { pointers } from '@zakupki/mock-engine/suite/client';
import { client, type ContractClient, signedIn } from '../suite/client.ts';
import { asInvited, invite, tender } from './invited.ts';

const { as, describe, it } = checks('invitations');

const lettersTo = async (caller: ContractClient, address: string) =>
  (await caller.outbox()).filter(({ to }) => to === address);

describe('the list', () => {
  as('buyer', 'has an invitation in every state, and counts them', async (buyer) => {
    const { body } = await buyer.ok('listInvitations', { ...tender, sort: ['status'] });
    expect(body.data.map(({ id, status }) => [id.slice('inv_tender_'.length), status])).toEqual([
      ['bolt24', 'invited'],
      ['tara', 'opened'],
      ['metiz', 'drafting'],
      ['krepmarket', 'submitted'],
      ['podshipnik', 'declined'],
      ['bumaga', 'bounced'],
      ['energo', 'revoked'],
    ]);
    const each = { invited: 1, opened: 1, drafting: 1, submitted: 1, declined: 1, bounced: 1, revoked: 1 };
    expect(body.counts).toEqual(each);
    const { body: declined } = await buyer.ok('listInvitations', { ...tender, status: ['declined'] });
    expect(declined.counts).toEqual(each);
    expect(declined.data).toMatchObject([
      { decline: { reasonCode: 'assortment', reason: 'Тарой не занимаемся' }, respondedAt: '2026-10-26T10:14:00Z' },
    ]);
  });
});

describe('inviting', () => {
  as('buyer', 'e-mails each supplier the request in their language, with links that open once', async (buyer) => {
    const { body } = await buyer.ok('createInvitations', {
      ...tender,
      body: { recipients: [{ supplierId: 'sup_hansa', locale: 'en' }], message: ' Please mind the delivery to Tver. ' },
    });
    expect(body).toMatchObject({
      data: [
        {
          supplierId: 'sup_hansa',
          supplierName: 'Hansa Fasteners GmbH',
          email: 'export@hansa-fasteners.example',
          contactName: 'Jens Petersen',
          locale: 'en',
          status: 'invited',
          message: 'Please mind the delivery to Tver.',
          openedAt: null,
          bidIds: [],
        },
      ],
      skipped: [],
    });
    const [letter] = await lettersTo(buyer, 'export@hansa-fasteners.example');
    expect(letter).toMatchObject({ kind: 'invitation', channel: 'email' });
    for (const part of [
      'ООО «Северный ветер»',
      'Z-2026-000113',
      '16 November',
      'Lines: 5',
      '4. Ящик складной 600×400×320 — 150\u00A0pcs',
      'From the buyer: Please mind the delivery to Tver.',
    ])
      expect(letter?.text).toContain(part);
    const places = letter?.links.map(({ path }) => new URL(path, 'http://x').searchParams.get('redirect'));
    expect(places).toEqual([
      '/zakupki/orders/ord_tender',
      '/zakupki/orders/ord_tender?view=request',
      '/zakupki/orders/ord_tender/bids/new?form=xlsx',
    ]);
    // Each link opens once.
    for (const { path } of letter?.links ?? []) {
      const link = new URL(path, 'http://x');
      const supplier = await client()
        .with({ ...buyer.session, token: '' })
        .signInByLink(link);
      expect((await supplier.ok('getMe', {})).body.user).toMatchObject({ role: 'supplier', locale: 'en' });
      const token = link.searchParams.get('token') ?? '';
      await supplier.refused('logInByToken', { body: { token } }, 409, 'invitation_link_used');
    }
    const { body: opened } = await buyer.ok('getInvitation', { ...tender, invitationId: body.data[0]?.id ?? '' });
    expect(opened.status).toBe('opened');
  });

  as('buyer', 'adds unknown addresses to the address book and finds known ones in it', async (buyer) => {
    const recipients = [
      { email: 'snab@pallet.example', name: 'Ирина Белкина', company: ' ООО «Паллет» ' },
      { email: 'OPT@krepmarket.example' },
      { email: 'sbyt@Volga-Instrument.example' },
      { email: 'SNAB@pallet.example' },
      { email: 'pak@rsgarant.example' },
    ];
    const { body } = await buyer.ok('createInvitations', { ...tender, body: { recipients } });
    expect(body.skipped).toEqual([
      { email: 'OPT@krepmarket.example', reason: 'already_invited' },
      { email: 'SNAB@pallet.example', reason: 'repeated' },
      { email: 'pak@rsgarant.example', reason: 'blocked' },
    ]);
    const [pallet, volga] = body.data;
    expect([body.data.length, volga?.supplierId, volga?.contactName]).toEqual([2, 'sup_volga', 'Пётр Самойлов']);
    const { body: added } = await buyer.ok('getSupplier', { supplierId: pallet?.supplierId ?? '' });
    expect(added).toMatchObject({
      name: 'ООО «Паллет»',
      contacts: [{ name: 'Ирина Белкина', email: 'snab@pallet.example', isPrimary: true }],
    });
    const { body: audit } = await buyer.ok('listOrderAudit', { ...tender, action: ['invitation.send'], limit: 2 });
    expect(audit.data.map(({ entity, changes }) => [entity.type, entity.label, changes[0]?.to])).toEqual([
      ['invitation', 'АО «Волга-Инструмент»', 'sbyt@Volga-Instrument.example'],
      ['invitation', 'ООО «Паллет»', 'snab@pallet.example'],
    ]);
  });

  as('buyer', 'lists every recipient who cannot be invited and then invites none', async (buyer) => {
    const { body: mute } = await buyer.ok('createSupplier', {
      body: { name: 'ООО «Немо»', contacts: [{ phone: '+74950000001' }] },
    });
    const recipients = [
      { supplierId: 'sup_volga' },
      { supplierId: 'sup_krovlya' },
      { supplierId: 'sup_nobody' },
      { supplierId: mute.id },
      { supplierId: 'sup_bearing', email: 'x@y.example' },
      {},
    ];
    const problem = await buyer.refused('createInvitations', { ...tender, body: { recipients } }, 422);
    expect(pointers(problem)).toEqual([
      '/recipients/1/supplierId not_allowed',
      '/recipients/2/supplierId ref_not_found',
      '/recipients/3/supplierId not_allowed',
      '/recipients/4/email not_allowed',
      '/recipients/5/email required',
    ]);
    expect((await buyer.ok('listInvitations', tender)).body.page.totalItems).toBe(7);
  });

  as('buyer', 'marks an address that bounces', async (buyer) => {
    const recipients = [{ email: 'sales@bounce.test' }];
    const { body } = await buyer.ok('createInvitations', { ...tender, body: { recipients } });
    expect(body.data).toMatchObject([{ status: 'bounced' }]);
    const supplier = await asInvited(buyer, body.data[0]?.id ?? '');
    await supplier.ok('getOwnInvitation', tender);
    const { body: opened } = await buyer.ok('getInvitation', { ...tender, invitationId: body.data[0]?.id ?? '' });
    expect(opened.status).toBe('opened');
  });

  as('buyer', 'is limited to 200 suppliers per order', async (buyer) => {
    const addresses = (from: number, count: number) =>
      Array.from({ length: count }, (_, i) => ({ email: `s${from + i}@many.example` }));
    await buyer.ok('createInvitations', { ...tender, body: { recipients: addresses(0, 100) } });
    await buyer.ok('createInvitations', { ...tender, body: { recipients: addresses(100, 94) } });
    await buyer.refused(
      'createInvitations',
      { ...tender, body: { recipients: addresses(194, 1) } },
      409,
      'too_many_invitations',
    );
    // A revoked invitation makes room.
    await buyer.ok('revokeInvitation', { ...tender, invitationId: 'inv_tender_bolt24', body: {} });
    await buyer.ok('createInvitations', { ...tender, body: { recipients: addresses(194, 1) } });
  });

  it('is for published orders before the deadline', async () => {
    const buyer = await signedIn('buyer');
    const body = { recipients: [{ email: 'x@y.example' }] };
    for (const orderId of ['ord_uniform', 'ord_bearings', 'ord_cable'])
      await buyer.refused('createInvitations', { orderId, body }, 409, 'order_not_published');
    await buyer.advance('P20D');
    const invited = { ...tender, invitationId: 'inv_tender_bolt24' };
    await buyer.refused('createInvitations', { ...tender, body }, 409, 'order_not_published');
    await buyer.refused('resendInvitation', { ...invited, body: {} }, 409, 'order_not_published');
    await buyer.refused('createInvitationLink', { ...invited, body: {} }, 409, 'order_not_published');
    await buyer.refused('remindSuppliers', { ...tender, body: {} }, 409, 'order_not_published');
    await buyer.ok('revokeInvitation', { ...invited, body: {} });
  });

  it('needs a running subscription', async () => {
    const buyer = await signedIn('subscription-expired');
    const orderId = 'ord_subscription_expired_published';
    const body = { recipients: [{ email: 'x@y.example' }] };
    expect((await buyer.refused('createInvitations', { orderId, body }, 402)).message).toBe('SUBSCRIPTION_EXPIRED');
    expect((await buyer.refused('remindSuppliers', { orderId, body: {} }, 402)).message).toBe('SUBSCRIPTION_EXPIRED');
  });
});

describe('an invitation', () => {
  as('buyer', 'is sent again with new links, at most once a minute', async (buyer) => {
    const { body } = await buyer.ok('createInvitations', {
      ...tender,
      body: { recipients: [{ email: 'x@y.example' }] },
    });
    const invited = { ...tender, invitationId: body.data[0]?.id ?? '' };
    const old = await buyer.link(({ to }) => to === 'x@y.example');
    await buyer.advance('PT1M');
    const { body: again } = await buyer.ok('resendInvitation', { ...invited, body: {} });
    expect(Date.parse(again.sentAt)).toBeGreaterThanOrEqual(Date.parse(body.data[0]?.sentAt ?? '') + 60_000);
    const { code } = await buyer.refused('resendInvitation', { ...invited, body: {} }, 429);
    expect(code).toBe('rate_limited');
    expect(await lettersTo(buyer, 'x@y.example')).toHaveLength(2);
    const token = old.searchParams.get('token') ?? '';
    await buyer.refused('logInByToken', { body: { token } }, 409, 'invitation_link_used');
    await buyer.signInByLink(await buyer.link(({ to }) => to === 'x@y.example'));
  });

  as('buyer', 'has a link to send by hand, until the deadline', async (buyer) => {
    const invited = { ...tender, invitationId: 'inv_tender_bolt24' };
    const { body: first } = await buyer.ok('createInvitationLink', { ...invited, body: {} });
    const { body: link } = await buyer.ok('createInvitationLink', { ...invited, body: {} });
    expect(link).toMatchObject({ expiresAt: '2026-11-16T12:00:00Z' });
    expect(new URL(link.url, 'http://x').searchParams.get('redirect')).toBe('/zakupki/orders/ord_tender');
    const token = (url: string) => ({ token: new URL(url, 'http://x').searchParams.get('token') ?? '' });
    await buyer.refused('logInByToken', { body: token(first.url) }, 409, 'invitation_link_used');
    await buyer.advance('P20D');
    await buyer.refused('logInByToken', { body: token(link.url) }, 409, 'invitation_link_expired');
  });

  as('buyer', 'and its link stay valid when the deadline moves', async (buyer) => {
    const { body: link } = await buyer.ok('createInvitationLink', {
      ...tender,
      invitationId: 'inv_tender_bolt24',
      body: {},
    });
    const { body: order } = await buyer.ok('getOrder', tender);
    const body = { submissionDeadline: '2026-12-10T12:00:00Z', reason: 'Просили время на расчёт' };
    await buyer.ok('extendOrder', { ...tender, ifMatch: etag(order), body });
    const [letter] = await lettersTo(buyer, 'bolt24@yandex.ru');
    expect(letter?.text).toContain('10 декабря');
    expect(letter?.text).toContain('Просили время на расчёт');
    const recipients = (await buyer.outbox()).filter(({ subject }) => subject === letter?.subject).map(({ to }) => to);
    expect(recipients.toSorted()).toEqual([
      'bolt24@yandex.ru',
      'opt@krepmarket.example',
      'sales@metiz.example',
      'supplier-declined@demo.test',
      'supplier@demo.test',
    ]);
    await buyer.advance('P20D');
    await buyer.signInByLink(new URL(link.url, 'http://x'));
  });

  as('buyer', 'ends with its links and sessions when it is revoked, and can be sent again', async (buyer) => {
    const { invitation, supplier } = await invite(buyer, 'x@y.example');
    const invited = { ...tender, invitationId: invitation.id };
    const unopened = await buyer.link(({ to }) => to === 'x@y.example');
    const { body: revoked } = await buyer.ok('revokeInvitation', { ...invited, body: { reason: 'Ошиблись адресом' } });
    expect(revoked.status).toBe('revoked');
    const [letter] = await buyer.outbox();
    expect(letter).toMatchObject({ to: revoked.email, links: [] });
    expect(letter?.subject).toMatch(/revoked|Приглашение отозвано/);
    expect(letter?.text).toContain('Ошиблись адресом');
    await supplier.refused('getOrder', tender, 401, 'invitation_revoked');
    const token = unopened.searchParams.get('token') ?? '';
    await buyer.refused('logInByToken', { body: { token } }, 401, 'invitation_revoked');
    for (const operationId of ['revokeInvitation', 'resendInvitation', 'createInvitationLink'] as const)
      await buyer.refused(operationId, { ...invited, body: {} }, 409, 'invitation_is_revoked');
    const { body: audit } = await buyer.ok('listOrderAudit', { ...tender, action: ['invitation.revoke'], limit: 1 });
    expect(audit.data).toMatchObject([{ reason: 'Ошиблись адресом', entity: { id: invitation.id } }]);
    const { body: again } = await buyer.ok('createInvitations', {
      ...tender,
      body: { recipients: [{ email: 'x@y.example' }] },
    });
    expect(again.data).toMatchObject([{ email: 'x@y.example', supplierId: invitation.supplierId }]);
    // The session stays bound to the invitation that was revoked.
    await supplier.refused('getOrder', tender, 401, 'invitation_revoked');
  });
});

describe('reminders', () => {
  as('buyer', 'go to suppliers who have not answered, at most once an hour', async (buyer) => {
    const message = 'Срок не продлим';
    expect((await buyer.ok('remindSuppliers', { ...tender, body: { message } })).body).toEqual({ reminded: 3 });
    const recipients = (await buyer.outbox()).filter(({ text }) => text.includes(message)).map(({ to }) => to);
    expect(recipients.toSorted()).toEqual(['bolt24@yandex.ru', 'sales@metiz.example', 'supplier@demo.test']);
    expect((await buyer.ok('remindSuppliers', { ...tender, body: {} })).body).toEqual({ reminded: 0 });
    await buyer.advance('PT1H');
    expect((await buyer.ok('remindSuppliers', { ...tender, body: {} })).body).toEqual({ reminded: 3 });
    const { body: one } = await buyer.ok('getInvitation', { ...tender, invitationId: 'inv_tender_bolt24' });
    expect(one.remindedAt).not.toBeNull();
  });

  as('buyer', 'are sent once automatically, a day before the deadline', async (buyer) => {
    const { title } = (await buyer.ok('getOrder', tender)).body;
    const reminders = async () =>
      (await buyer.outbox()).filter(({ kind, text }) => kind === 'invitation' && text.includes(title));
    await buyer.advance('P13DT2H');
    expect(await reminders()).toEqual([]);
    await buyer.advance('P2D');
    expect((await reminders()).map(({ at, to }) => `${at} ${to}`).toSorted()).toEqual([
      '2026-11-15T12:00:00Z bolt24@yandex.ru',
      '2026-11-15T12:00:00Z sales@metiz.example',
      '2026-11-15T12:00:00Z supplier@demo.test',
    ]);
    // The link that the outbox shows is the one that works.
    await buyer.signInByLink(await buyer.link(({ to }) => to === 'supplier@demo.test'));
    await buyer.advance('P1D');
    expect(await reminders()).toHaveLength(3);
  });
});

describe('an invitation', () => {
  as('buyer', 'names the bids of its supplier and is listed as it is read', async (buyer) => {
    const { data } = (await buyer.ok('listInvitations', { ...tender, perPage: 100 })).body;
    const bidIds = new Map(data.map((invitation) => [invitation.id, invitation.bidIds]));
    expect(bidIds.get('inv_tender_krepmarket')).toEqual(['bid_tender_krepmarket']);
    for (const invitation of data)
      expect((await buyer.ok('getInvitation', { ...tender, invitationId: invitation.id })).body).toEqual(invitation);
  });
});

describe('suggestions', () => {
  as('buyer', 'are suppliers who bid on like lines, neither invited nor blocked', async (buyer) => {
    const { body } = await buyer.ok('listInvitationSuggestions', tender);
    expect(body.data.map(({ supplierName, words, tags }) => [supplierName, words, tags])).toEqual([
      ['ООО «Офис-Комплект»', ['пленка', 'стрейч'], ['склад']],
    ]);
    // Its lines share single words and a tag with other orders.
    expect((await buyer.ok('listInvitationSuggestions', { orderId: 'ord_valves' })).body.data).toEqual([]);
    for (const { supplierId, supplierName, email, bids, wins, similarOrders, lastBidAt } of body.data) {
      const { body: supplier } = await buyer.ok('getSupplier', { supplierId });
      expect(supplier.blockedReason).toBeNull();
      expect({ supplierName, email, bids, wins, lastBidAt }).toEqual({
        supplierName: supplier.name,
        email: supplier.contacts.find((contact) => contact.email !== null)?.email ?? null,
        bids: supplier.stats.bids,
        wins: supplier.stats.wins,
        lastBidAt: supplier.stats.lastBidAt,
      });
      expect(similarOrders).toBeLessThanOrEqual(bids);
    }
    const [first] = body.data;
    const recipients = [{ supplierId: first?.supplierId ?? '' }];
    await buyer.ok('createInvitations', { ...tender, body: { recipients } });
    expect((await buyer.ok('listInvitationSuggestions', tender)).body.data).toEqual([]);
  });
});
