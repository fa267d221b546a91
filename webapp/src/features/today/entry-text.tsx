import { joinRich, linesOf, type Piece, plainText, type RichText as Text } from '@kollab/contract';
import { Fragment, useState } from 'react';
import { ShowAll } from '#src/kit/content/expandable-text.tsx';
import { RichText } from '#src/kit/content/rich-text.tsx';
import styles from './entry-text.module.css';

/** In letters, what is shown without a cut. */
const shownWhole = 110;
/** About two lines of a phone. */
const twoLines = 70;
/** So much is not all told by the page that the entry opens. */
const toldByPage = 360;

/** The first sentence: names in quotes may hold any marks, and an initial ends nothing. */
const sentence = /^(?:«[^»]*»|“[^”]*”|[^«“.:!?]|[.:!?](?!\s+\p{Lu}|$|(?<=[:!?])\s+\D))+[!?]*/u;

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

/** What is said first, the mark that ends it, and the paragraphs that follow. */
function partsOf(text: Text) {
  const [first = [], ...others] = linesOf(text);
  const [head, ending] = split(first, sentence.exec(plainText(first))?.[0].length ?? 0);
  const mark = /^[.:]?\s*/.exec(plainText(ending))?.[0] ?? '';
  const [, rest] = split(ending, mark.length);
  const paragraphs: Text[][] = [rest.length > 0 ? [rest] : []];
  for (const line of others) {
    if (line.length === 0) paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  return { head, mark, paragraphs, isOneLine: rest.length > 0 };
}

const key = (index: number, between: string) => `${index} ${between}`;

interface EntryTextProps {
  text: Text;
  /** It opens a page, where the rest is. */
  hasPage?: boolean;
}

/**
 * What was shown whole stays so when an answer makes it longer: nothing moves away from under the
 * finger.
 */
export function EntryText({ text, hasPage = false }: EntryTextProps) {
  const isLong = plainText(text).length > (hasPage ? toldByPage : shownWhole);
  const [isOpen, setOpen] = useState(!isLong);
  const { head, mark, paragraphs, isOneLine } = partsOf(text);
  return (
    <>
      <p className={styles.text} data-cut={(isLong ? !isOpen : hasPage) || undefined}>
        <span className={styles.head}>
          <RichText text={head} hasLinks />
        </span>
        <span hidden>{mark}</span>
        {paragraphs.map((lines, index) => {
          const paragraph = joinRich(lines, '\n');
          const isCut = plainText(paragraph).length > twoLines;
          const between = index > 0 ? '\n\n' : isOneLine || lines.length === 0 ? '' : '\n';
          return (
            <Fragment key={key(index, between)}>
              <span hidden>{between}</span>
              <span className={styles.paragraph} data-long={isCut || undefined}>
                <RichText text={paragraph} hasLinks />
              </span>
            </Fragment>
          );
        })}
      </p>
      {isLong && <ShowAll isOpen={isOpen} onToggle={setOpen} />}
    </>
  );
}
