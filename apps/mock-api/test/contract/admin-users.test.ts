import { register } from './register.ts';

await register('admin-users');
