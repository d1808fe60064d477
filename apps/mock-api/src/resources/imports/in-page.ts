/** Parses imports on the page's thread: this blocks only one user. */
import type { ImportResult, ImportTask } from './task.ts';

export async function runImport(task: ImportTask): Promise<ImportResult> {
  const { runTask } = await import('./run-task.ts');
  return runTask(task);
}
