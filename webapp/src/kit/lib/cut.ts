export const firstLetters = (text: string, max: number) => Array.from(text).slice(0, max).join('');

export function cut(text: string, max: number) {
  const letters = Array.from(text);
  return letters.length <= max
    ? text
    : `${letters
        .slice(0, max)
        .join('')
        .replace(/[\s.]+$/, '')}…`;
}
