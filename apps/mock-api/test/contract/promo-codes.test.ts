import { register } from './register.ts';

await register('promo-codes');
