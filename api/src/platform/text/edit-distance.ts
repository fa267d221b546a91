/** Every word that leaves out one letter, and the word itself. Two words one typo apart share one. */
export function omissions(word: string): string[] {
  const letters = Array.from(word);
  const shorter = letters.map((_, index) => letters.toSpliced(index, 1).join(''));
  return [...new Set([word, ...shorter])];
}

/** Letters changed, left out, put in, or neighbours swapped. */
export function editDistance(one: string, other: string): number {
  const [a, b] = [Array.from(one), Array.from(other)];
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const steps = [
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      ];
      current.push(Math.min(...steps));
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 0;
}
