/** What a contract test tells the reporters. */
import type { Exchange } from '../matrix/matrix.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** what it exchanged, for the matrix */
    exchanges?: Exchange[];
    /** why it was not run */
    skipped?: string;
  }
}
