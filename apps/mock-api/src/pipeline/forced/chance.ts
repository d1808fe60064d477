/** Random numbers for rules: the same seed and turn give the same number, so that failures can be reproduced. */

/** Returns a number in [0, 1). Uses two rounds of the mixing function of splitmix32 for seed and turn. */
export function draw(seed: number, turn: number): number {
  return mix(mix(seed) + turn) / 2 ** 32;
}

function mix(from: number): number {
  let value = (from + 0x9e3779b9) | 0;
  value = Math.imul(value ^ (value >>> 16), 0x21f0aaad);
  value = Math.imul(value ^ (value >>> 15), 0x735a2d97);
  return (value ^ (value >>> 15)) >>> 0;
}
