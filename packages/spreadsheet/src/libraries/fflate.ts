/**
 * ZIP archives by fflate: its filter sees the table of contents before anything is unpacked, which stops zip bombs. Only
 * this file imports it.
 */
import { type Unzipped, unzipSync } from 'fflate';

/** A part as the archive's table of contents declares it. */
export interface DeclaredPart {
  readonly name: string;
  readonly originalSize: number;
}

/** Unpacks the parts that `isWanted`, by their names. */
export function unzip(bytes: Uint8Array, isWanted: (part: DeclaredPart) => boolean): Unzipped {
  return unzipSync(bytes, { filter: isWanted });
}
