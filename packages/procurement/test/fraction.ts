/** Exact rational arithmetic on BigInt to check the package's results against. It shares no code with the package. */
export type Fraction = {
  readonly over: bigint;
  readonly under: bigint;
};

export function fraction(text: string): Fraction {
  const [integer = '', digits = ''] = text.split('.');
  return { over: BigInt(integer + digits), under: 10n ** BigInt(digits.length) };
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return { over: a.over * b.under + b.over * a.under, under: a.under * b.under };
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, { over: -b.over, under: b.under });
}

export function times(a: Fraction, b: Fraction): Fraction {
  return { over: a.over * b.over, under: a.under * b.under };
}

export function over(a: Fraction, b: Fraction): Fraction {
  const flip = b.over < 0n ? -1n : 1n;
  return { over: a.over * b.under * flip, under: a.under * b.over * flip };
}

export function equal(a: Fraction, b: Fraction): boolean {
  return a.over * b.under === b.over * a.under;
}

/** Rounded to exactly the given fraction digits, a half away from zero. */
export function rounded({ over, under }: Fraction, digits: number): string {
  const magnitude = (over < 0n ? -over : over) * 10n ** BigInt(digits);
  // Adding half a unit before the whole division is the schoolbook half-up.
  const units = ((2n * magnitude + under) / (2n * under)).toString().padStart(digits + 1, '0');
  const text = digits === 0 ? units : `${units.slice(0, -digits)}.${units.slice(-digits)}`;
  return over < 0n && /[1-9]/u.test(text) ? `-${text}` : text;
}

/** Rounded, then without trailing zeros. */
export function roundedShort(value: Fraction, digits: number): string {
  const text = rounded(value, digits);
  return text.includes('.') ? text.replace(/\.?0+$/u, '') : text;
}
