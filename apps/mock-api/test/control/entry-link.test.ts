/** The entry link: a URL that signs in and opens a page in a world. */
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/create-app.ts';
import { client } from '../contract/suite/client.ts';

const app = createApp();

/** The page and the world that a browser reaches by the link. */
async function opened(query: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await request(app).get('/__mock/enter').query(query).set(headers);
  const next = new URL(answer.headers['location'] ?? 'about:blank', 'http://localhost');
  const cookie = answer.headers['set-cookie']?.[0] ?? '';
  return { status: answer.status, next, cookie, body: answer.body as { code?: string; message?: string } };
}

describe('the entry link', () => {
  it('signs a user in through the product, in a world and a scenario, and names the next page', async () => {
    const to = '/zakupki/orders?status=draft&q=a%26b#row-3';
    const { status, next, cookie } = await opened({ world: 'ticket-7', as: 'buyer', scenario: 'server-error', to });
    expect(status).toBe(303);
    expect(cookie).toBe('mock-world=ticket-7; Path=/; SameSite=Lax; HttpOnly');
    expect(next.pathname).toBe('/app/auth-by-token');
    expect(next.searchParams.get('redirect')).toBe(to);

    const browser = client(app).with({ world: 'ticket-7' });
    const token = next.searchParams.get('token') ?? '';
    // The scenario applies after sign-in.
    const { body } = await browser.ok('logInByToken', { body: { token } });
    expect(body.user.id).toBe('usr_buyer');
    await browser.with({ token: body.token }).refused('getMe', {}, 500);
    await browser.refused('logInByToken', { body: { token } }, 500);
    await browser.scenario({ name: 'normal' });
    await browser.refused('logInByToken', { body: { token } }, 409);
  });

  it('goes directly to the page without a user', async () => {
    const { next, cookie } = await opened({ to: '/login?email=a' });
    expect(`${next.pathname}${next.search}`).toBe('/app/login?email=a');
    expect(cookie).toContain('mock-world=default;');
    expect((await opened({ to: '/app/zakupki' })).next.pathname).toBe('/app/zakupki');
    expect((await opened({})).next.pathname).toBe('/app/');
  });

  it('goes on through a page of this site with `switch`, so that the product asks nothing', async () => {
    const { status, next, cookie } = await opened({
      world: 'switched',
      as: 'buyer',
      to: '/zakupki?a=1&b="',
      switch: '1',
    });
    expect([status, next.href]).toEqual([200, 'about:blank']);
    expect(cookie).toContain('mock-world=switched;');
    const { text } = await request(app).get('/__mock/enter').query({ as: 'buyer', switch: '1', to: '/a"b' });
    expect(text).toMatch(/content="0; url=\/app\/auth-by-token\?token=\w+&amp;redirect=%2Fa%2522b">/);
  });

  it('keeps the current scenario if it names none', async () => {
    await opened({ world: 'kept', scenario: 'stale' });
    await opened({ world: 'kept', as: 'buyer' });
    expect((await request(app).get('/__mock/worlds/kept')).body).toMatchObject({ scenario: 'stale' });
  });

  it.each([
    [{ world: 'No World' }, 'unknown_world', 'lower-case'],
    [{ as: 'byuer' }, 'unknown_person', 'credits-lapsed'],
    [{ scenario: 'of-line' }, 'unknown_scenario', 'offline'],
    [{ to: 'https://evil.example/' }, 'not_a_product_path', '/zakupki/orders'],
    [{ to: '//evil.example' }, 'not_a_product_path', '/zakupki/orders'],
    [{ to: '/\\evil.example' }, 'not_a_product_path', '/zakupki/orders'],
    [{ to: '/\t/evil.example' }, 'not_a_product_path', '/zakupki/orders'],
    [{ to: '/.//evil.example' }, 'not_a_product_path', '/zakupki/orders'],
    [{ to: '/app//evil.example' }, 'not_a_product_path', '/zakupki/orders'],
    [{ to: '/%2f%2fevil.example' }, 'not_a_product_path', '/zakupki/orders'],
    [{ to: '/%09/evil.example' }, 'not_a_product_path', '/zakupki/orders'],
    [{ to: '/orders/%zz' }, 'not_a_product_path', '/zakupki/orders'],
    [{ to: 'zakupki' }, 'not_a_product_path', '/zakupki/orders'],
    [{ sceanrio: 'offline' }, 'control_invalid', ''],
  ])('rejects %j and lists valid values', async (query, code, said) => {
    const { status, body, cookie } = await opened({ world: 'refused', ...query } as Record<string, string>, {
      'accept-language': 'en',
    });
    expect({ status, code: body.code, cookie }).toEqual({ status: 400, code, cookie: '' });
    expect(body.message).toContain(said);
  });

  it('cannot redirect outside the product', async () => {
    const { next } = await opened({ to: '/../../__mock/worlds' });
    expect(next.pathname).toBe('/app/__mock/worlds');
  });

  it('may be followed from a ticket, but not fetched or framed by another site', async () => {
    const ticket = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    expect((await opened({ as: 'buyer' }, ticket)).status).toBe(303);
    expect((await opened({ as: 'buyer' }, { ...ticket, 'sec-fetch-dest': 'iframe' })).status).toBe(403);
    expect(
      (await opened({ as: 'buyer' }, { ...ticket, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' })).status,
    ).toBe(403);
  });

  it('leads a user who cannot sign in to the product’s refusal', async () => {
    for (const [name, code] of [
      ['blocked', 'user_blocked'],
      ['unverified', 'email_not_verified'],
    ] as const) {
      const { next } = await opened({ world: 'shut', as: name });
      const browser = client(app).with({ world: 'shut' });
      const token = next.searchParams.get('token') ?? '';
      await browser.refused('logInByToken', { body: { token } }, 403, code);
    }
  });

  it.each([
    [{ as: 'byuer' }, 'en', ['byuer', 'credits-lapsed', 'subscription-expired']],
    [{ scenario: 'of-line' }, 'en', ['of-line', 'offline', 'trial-expired']],
    [{ world: 'No World' }, 'en', ['No World', 'lower-case']],
    [{ to: 'https://evil.example/' }, 'ru', ['https://evil.example/', '/zakupki/orders']],
    [{ as: 'byuer', scenario: 'of-line' }, 'ru', ['«byuer»', 'credits-lapsed', '«of-line»', 'offline']],
  ])('shows the error of %j as a page (%s)', async (query, lang, named) => {
    const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': lang };
    const answer = await request(app).get('/__mock/enter').query(query).set(browser);
    expect([answer.status, answer.type]).toEqual([400, 'text/html']);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(answer.text).toContain(`<html lang="${lang}">`);
    expect(answer.text).toContain('<a href="/__mock">');
    for (const name of named) expect(answer.text).toContain(name);
  });

  it('shows input as text, not as markup', async () => {
    const as = '<img src=x onerror=alert(1)>&"';
    const answer = await request(app).get('/__mock/enter').query({ as }).set('accept', 'text/html');
    expect(answer.text).not.toContain('<img');
    expect(answer.text).toContain('&lt;img src=x onerror=alert(1)&gt;&amp;&quot;');
  });

  it('shows a refused access as a page', async () => {
    const browser = { accept: 'text/html', host: 'mock.example.com', 'accept-language': 'en' };
    const answer = await request(app).get('/__mock/enter').set(browser);
    expect([answer.status, answer.type]).toEqual([403, 'text/html']);
    expect(answer.text).toContain('localhost');
  });
});
