/**
 * ZIP archives by fflate: its filter sees the table of contents before anything is unpacked, which stops zip bombs. Only
 * this file imports it.
 */
import { Unzip, UnzipInflate, type Unzipped, unzipSync } from 'fflate';

/** A part as the archive's table of contents declares it. */
export type DeclaredPart = {
  readonly name: string;
  /** bytes in the archive */
  readonly size: number;
  readonly originalSize: number;
};

/** Unpacks the parts that `isWanted`, by their names. */
export function unzip(bytes: Uint8Array, isWanted: (part: DeclaredPart) => boolean): Unzipped {
  return unzipSync(bytes, { filter: isWanted });
}

/** Unpacks one part of an archive while its bytes arrive. @returns takes the next bytes of the archive */
export function unzipPart(
  name: string,
  onData: (data: Uint8Array, isLast: boolean) => void,
): (chunk: Uint8Array) => void {
  const zip = new Unzip((file) => {
    if (file.name !== name) return;
    file.ondata = (_, data, isLast) => onData(data, isLast);
    file.start();
  });
  zip.register(UnzipInflate);
  return (chunk) => zip.push(chunk);
}
