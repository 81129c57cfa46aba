/** Dice and shuffles for the box on the table: fair, from the browser's own source of chance. */

/** 32 random bits at a time. */
export type Source = () => number;

export const CRYPTO: Source = () => crypto.getRandomValues(new Uint32Array(1))[0]!;

const ALL = 2 ** 32;

/** A whole number from 0 to n - 1, each as likely: what would favour some is thrown away. */
export function below(n: number, source: Source): number {
  const fair = ALL - (ALL % n);
  let drawn = source();
  while (drawn >= fair) drawn = source();
  return drawn % n;
}

export function shuffled<T>(things: readonly T[], source: Source): T[] {
  const found = [...things];
  for (let i = found.length - 1; i > 0; i -= 1) {
    const j = below(i + 1, source);
    [found[i], found[j]] = [found[j]!, found[i]!];
  }
  return found;
}
