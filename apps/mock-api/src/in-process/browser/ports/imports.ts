/** Parses imports on the page's thread: this blocks only one user. */
import type { ImportResult, ImportTask } from '../../../resources/imports/task.ts';

export async function runImport(task: ImportTask): Promise<ImportResult> {
  const { runTask } = await import('../../../resources/imports/run-task.ts');
  return runTask(task);
}
