import { register } from '../suite/register.ts';

await register('events');
