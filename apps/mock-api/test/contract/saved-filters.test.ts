import { register } from './register.ts';

await register('saved-filters');
