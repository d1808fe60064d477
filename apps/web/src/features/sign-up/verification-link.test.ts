import { describe, expect, it } from 'vitest';
import { verificationOf } from './verification-link.ts';

describe('verificationOf', () => {
  it.each([
    ['all parts', '?expires=1793700000&signature=c0ffee', { expires: '1793700000', signature: 'c0ffee' }],
    ['a signature in base64', '?signature=a+b/c==', { signature: 'a+b/c==' }],
    ['an encoded signature', '?signature=a%2Bb%2Fc%3D', { signature: 'a+b/c=' }],
    ['no query', '', {}],
    ['no tracking parameters', '?utm_source=mail&expires=17', { expires: '17' }],
  ])('forwards %s', (_, search, parts) => {
    expect(verificationOf('usr_1', '5f2c', search)).toEqual({ id: 'usr_1', hash: '5f2c', ...parts });
  });
});
