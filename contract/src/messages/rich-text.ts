export type Piece =
  | string
  | {
      text: string;
      bold?: true;
      url?: string;
      inert?: true;
      /** ISO: readers see it by their own clock, where that is known. */
      at?: string;
    };

export type RichText = readonly Piece[];

type Part = Piece | RichText;

const isText = (part: Part): part is RichText => Array.isArray(part);

/** rich`Проект «${name}» одобрен`: what is put in stays one piece, or several. */
export function rich(strings: TemplateStringsArray, ...parts: Part[]): RichText {
  const pieces = strings.flatMap((text, index): Piece[] => {
    const part = parts[index];
    if (part === undefined) return [text];
    return isText(part) ? [text, ...part] : [text, part];
  });
  return pieces.filter((piece) => piece !== '');
}

export const bold = (text: string): Piece => ({ text, bold: true });

/** What messengers make a link, a mention, a command or a phone of. */
const linkable = /\S*(?:[@#$:/\\\d＠：／]|[.。．｡](?=\S))\S*/gu;

/** Telegram has no more than 100 looks in a message. */
const inertAtMost = 50;

export function inert(text: string): RichText {
  let at = 0;
  const found = [...text.matchAll(linkable)];
  if (found.length > inertAtMost) return [{ text, inert: true }];
  const pieces = found.flatMap(({ 0: word, index }): Piece[] => {
    const before = text.slice(at, index);
    at = index + word.length;
    return [before, { text: word, inert: true }];
  });
  return [...pieces, text.slice(at)].filter((piece) => piece !== '');
}

export const plainText = (text: RichText) =>
  text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

export const joinRich = (texts: readonly RichText[], separator: string): RichText =>
  texts
    .filter((text) => plainText(text) !== '')
    .flatMap((text): RichText[] => [[separator], text])
    .slice(1)
    .flat();

export function linesOf(text: RichText): RichText[] {
  const lines: Piece[][] = [[]];
  for (const piece of text) {
    const [first = '', ...others] = (typeof piece === 'string' ? piece : piece.text).split('\n');
    const like = (part: string): Piece =>
      typeof piece === 'string' ? part : { ...piece, text: part };
    lines.at(-1)?.push(like(first));
    lines.push(...others.map((part) => [like(part)]));
  }
  return lines.map((line) => line.filter((piece) => plainText([piece]) !== ''));
}
