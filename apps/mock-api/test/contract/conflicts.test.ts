import { register } from './register.ts';

await register('conflicts');
