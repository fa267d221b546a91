const valid = /^\s*(?:#.*|(?:export\s+)?[A-Za-z_]\w*\s*=.*)?$/;

/** Values in quotes may go over several lines. */
const quoted = /^(\s*(?:export\s+)?[A-Za-z_]\w*\s*=[^\S\n]*)("[^"]*"|'[^']*'|`[^`]*`)/gm;

/** The number of the first line that Node would pass over without a word; undefined without one. */
export function findBadLine(text: string): number | undefined {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(
      quoted,
      (_, name: string, value: string) =>
        name + value.replace(/[^\n]/g, '').replaceAll('\n', '\n#'),
    )
    .split(/\r?\n/);
  const index = lines.findIndex((line) => !valid.test(line));
  return index < 0 ? undefined : index + 1;
}
