import { register } from './register.ts';

await register('referrers');
