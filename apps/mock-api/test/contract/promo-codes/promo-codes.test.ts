import { register } from '../suite/register.ts';

await register('promo-codes');
