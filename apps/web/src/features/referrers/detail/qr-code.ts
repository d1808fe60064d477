/** Loaded lazily with the QR library. */
import { encodeQR } from 'qr';

/** Empty modules around the code, required by the standard. */
const QUIET_ZONE = 4;
/** Per module, sharp enough for print. */
const PIXELS = 16;

type QrCode = {
  /** Modules per side, quiet zone included. */
  readonly size: number;
  /** Dark modules as an SVG path in a square of `size`. */
  readonly path: string;
};

export function qrCode(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  // Adjacent modules merge into one bar: a tenth of the path, and no hairlines between them.
  const path = rows
    .map((row, y) =>
      [
        ...row
          .map((isDark) => (isDark ? '#' : ' '))
          .join('')
          .matchAll(/#+/g),
      ]
        .map(({ 0: bar, index }) => `M${index} ${y}h${bar.length}v1h-${bar.length}z`)
        .join(''),
    )
    .join('');
  return { size: rows.length, path };
}

/** Black on white in every colour scheme. */
export function qrSvg({ size, path }: QrCode): Blob {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return new Blob([svg], { type: 'image/svg+xml' });
}

export function qrPng({ size, path }: QrCode): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * PIXELS;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Canvas 2D is not available');
  context.scale(PIXELS, PIXELS);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size, size);
  context.fillStyle = '#000';
  context.fill(new Path2D(path));
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas could not encode a PNG'))),
      'image/png',
    );
  });
}
