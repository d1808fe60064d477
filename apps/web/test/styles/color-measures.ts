/** Measures colours: contrast, mixtures, and perceived distance with colour vision deficiencies. Parts are 0…255. */

export type Rgb = readonly number[];

/** `#rrggbb` */
export function rgb(hex: string): Rgb {
  return [1, 3, 5].map((offset) => Number.parseInt(hex.slice(offset, offset + 2), 16));
}

/** Linear light, 0…1, of the sRGB parts. */
function linear(color: Rgb): [number, number, number] {
  const [r = 0, g = 0, b = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
}

/** Relative luminance of WCAG 2.2. */
function luminance(color: Rgb): number {
  const [r, g, b] = linear(color);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes `percent` of the colour into the ground. */
export function mixed(color: Rgb, ground: Rgb, percent: number): Rgb {
  return color.map((part, index) => (part * percent + (ground[index] ?? 0) * (100 - percent)) / 100);
}

type Matrix = readonly (readonly [number, number, number])[];

// Machado, Oliveira and Fernandes 2009, full severity, on linear light.
const SIGHTS = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>;

export type Sight = keyof typeof SIGHTS;

// Object.keys loses the key type.
export const ALL_SIGHTS = Object.keys(SIGHTS) as Sight[];

/** Perceived distance of two colours in OKLab: 0.02 is just noticeable, 1 is black to white. */
export function distance(a: Rgb, b: Rgb, sight: Sight): number {
  const [first, second] = [a, b].map((color) => oklab(times(SIGHTS[sight], linear(color)).map(clamp)));
  return Math.hypot(...(first ?? []).map((part, index) => part - (second?.[index] ?? 0)));
}

const clamp = (share: number) => Math.min(1, Math.max(0, share));

function times(matrix: Matrix, [x = 0, y = 0, z = 0]: readonly number[]): number[] {
  return matrix.map(([a, b, c]) => a * x + b * y + c * z);
}

// Ottosson 2020.
function oklab(light: readonly number[]): number[] {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light,
  ).map(Math.cbrt);
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}
