import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { isAt, paths, patterns } from './paths.ts';

describe('paths', () => {
  it('match their patterns with any ids (B8)', () => {
    const id = '../a b/№?#%';
    const paramsOf = (path: string) =>
      matchRoutes(
        Object.values(patterns).map((pattern) => ({ path: pattern })),
        path,
      )?.[0]?.params;
    expect(paramsOf(paths.order(id))).toEqual({ id });
    expect(paramsOf(paths.bid(id, 'constructor'))).toEqual({ orderId: id, id: 'constructor' });
    expect(paramsOf(paths.emailVerify('1', id))).toEqual({ id: '1', hash: id });
  });

  it('leave out empty query values and encode the others', () => {
    expect(paths.orders({ status: 'draft', q: 'а б', tag: '', page: undefined, sort: null })).toBe(
      '/zakupki/orders?status=draft&q=%D0%B0+%D0%B1',
    );
    expect(paths.login({ redirect: '/zakupki/orders?status=draft#row-3' })).toBe(
      '/login?redirect=%2Fzakupki%2Forders%3Fstatus%3Ddraft%23row-3',
    );
  });
});

describe('isAt', () => {
  it('ignores case and a trailing slash, like the router', () => {
    expect(isAt('/Login/', patterns.login)).toBe(true);
    expect(isAt('/', patterns.index)).toBe(true);
    expect(isAt('/login/more', patterns.login)).toBe(false);
  });
});
