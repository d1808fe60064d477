/** Ends a run against an address that is not the API before its first check, also one that Vitest starts directly. */
export async function setup(): Promise<void> {
  if (!process.env['CONTRACT_BASE_URL']) return;
  const { targetFrom } = await import('./environment.ts');
  await targetFrom(process.env).catch((error: unknown) => {
    if (error instanceof Error) error.stack = error.message;
    throw error;
  });
}
