import { joinRich, linesOf, type Piece, plainText, type RichText as Text } from '@kollab/contract';
import { useLayoutEffect, useRef, useState } from 'react';
import { ShowAll } from '#src/kit/content/expandable-text.tsx';
import { RichText } from '#src/kit/content/rich-text.tsx';
import styles from './entry-text.module.css';

/** In letters, what is shown without a cut. */
const shownWhole = 110;
/** A paragraph of so few is not cut either. */
const twoLines = 70;

const marks = /[«“»”]|[.:!?]+/g;

/** Names in quotes may hold any marks, and an initial ends nothing. */
function isEnd(before: string, mark: string, after: string): boolean {
  if (mark === '.' && /(?<!\p{L})\p{Lu}$/u.test(before)) return false;
  return /^(?:$|\s+\p{Lu})/u.test(after) || (!mark.endsWith('.') && /^\s+\D/.test(after));
}

/** Of the first sentence, without the dot or colon that ends it. */
function lengthOfHead(line: string): number {
  let depth = 0;
  for (const { 0: mark, index } of line.matchAll(marks)) {
    const end = index + mark.length;
    if (/[«“]/.test(mark)) depth += 1;
    else if (/[»”]/.test(mark)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && isEnd(line.slice(0, index), mark, line.slice(end))) {
      return /[.:]$/.test(mark) ? end - 1 : end;
    }
  }
  return line.length;
}

function split(text: Text, at: number): [head: Text, rest: Text] {
  const [head, rest]: [Piece[], Piece[]] = [[], []];
  let begins = 0;
  for (const piece of text) {
    const words = plainText([piece]);
    const like = (part: string) => (typeof piece === 'string' ? part : { ...piece, text: part });
    const here = Math.max(0, at - begins);
    if (here > 0) head.push(here < words.length ? like(words.slice(0, here)) : piece);
    if (here < words.length) rest.push(here > 0 ? like(words.slice(here)) : piece);
    begins += words.length;
  }
  return [head, rest];
}

/** In the chat it goes on after a colon. A name or an address stays as it is. */
const asSentence = (text: Text): Text =>
  text.map((piece, index) =>
    index === 0 && typeof piece === 'string'
      ? piece.replace(/^./u, (letter) => letter.toUpperCase())
      : piece,
  );

/** What is said first, and the paragraphs that follow. */
function partsOf(text: Text): { head: Text; paragraphs: Text[] } {
  const [first = [], ...others] = linesOf(text);
  const [head, ending] = split(first, lengthOfHead(plainText(first)));
  const between = /^[.:]?\s*/.exec(plainText(ending))?.[0].length ?? 0;
  const paragraphs: Text[][] = [[asSentence(split(ending, between)[1])]];
  for (const line of others) {
    if (line.length === 0) paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  const joined = paragraphs.map((lines) => joinRich(lines, '\n'));
  return { head, paragraphs: joined.filter((paragraph) => paragraph.length > 0) };
}

const key = (index: number) => `paragraph ${index}`;

const cutAmong = (paragraphs: readonly Element[]) =>
  paragraphs.flatMap(({ scrollHeight, clientHeight }, index) =>
    scrollHeight > clientHeight ? [index] : [],
  );

/** Places of the paragraphs that are too long for their lines. */
function useCut(isOpen: boolean) {
  const text = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState<readonly number[]>([]);
  // After each render: an answer may have made the text longer.
  useLayoutEffect(() => {
    const shown = text.current;
    if (isOpen || !shown) return undefined;
    const measure = () => {
      const now = cutAmong([...shown.children].slice(1));
      setCut((before) => (String(before) === String(now) ? before : now));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    return () => observer.disconnect();
  });
  return { text, cut };
}

/**
 * What was shown whole stays so when an answer makes it longer: nothing moves away from under the
 * finger.
 */
export function EntryText({ text: said }: { text: Text }) {
  const [isOpen, setOpen] = useState(plainText(said).length <= shownWhole);
  const { text, cut } = useCut(isOpen);
  const { head, paragraphs } = partsOf(said);
  return (
    <>
      <div ref={text} className={styles.text} data-cut={!isOpen || undefined}>
        <p className={styles.head}>
          <RichText text={head} hasLinks />
        </p>
        {paragraphs.map((paragraph, index) => (
          <p
            key={key(index)}
            className={styles.paragraph}
            data-long={plainText(paragraph).length > twoLines || undefined}
          >
            {/* A keyboard never stops at a link that is cut off. */}
            <RichText text={paragraph} hasLinks={isOpen || !cut.includes(index)} />
          </p>
        ))}
      </div>
      {cut.length > 0 && (
        <div>
          <ShowAll isOpen={isOpen} onToggle={setOpen} />
        </div>
      )}
    </>
  );
}
