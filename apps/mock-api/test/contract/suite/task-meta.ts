/** Metadata of contract tests for the reporters. */
import type { Exchange } from '../matrix/matrix.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** its exchanges, for the matrix */
    exchanges?: Exchange[];
    /** why it was not run */
    skipped?: string;
  }
}
