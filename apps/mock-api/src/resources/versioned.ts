/** Where bodies have their version, for the ETag of a forced answer. */
import type { Resources } from '../pipeline/resources.ts';

type Versioned = { version?: number; order?: Versioned; bid?: Versioned; conflict?: { fingerprint: string } } | null;

export const versionIn: Resources['versionIn'] = (body) => {
  const versioned = body as Versioned;
  if (versioned?.conflict) return versioned.conflict.fingerprint;
  return (versioned?.order ?? versioned?.bid ?? versioned)?.version;
};
