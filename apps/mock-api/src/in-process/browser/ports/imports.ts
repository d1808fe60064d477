/** Parses imports in the page itself: it may block only its own user. */
import type { ImportResult, ImportTask } from '../../../resources/imports/task.ts';

export async function runImport(task: ImportTask): Promise<ImportResult> {
  const { runTask } = await import('../../../resources/imports/run-task.ts');
  return runTask(task);
}
