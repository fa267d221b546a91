import type { Figures } from '@kollab/contract';
import { figureTexts } from '#src/texts/team/analytics.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import styles from './analytics.module.css';

const words = figureTexts.figures;
const count = (people: number) => <span className={styles.count}>{people}</span>;

export function SourceList({ figures }: { figures: Figures }) {
  const { sources, elsewhere, outside } = figures;
  return (
    <>
      {sources.map(({ source, people }) => (
        <Cell key={source} after={count(people)}>
          {words.source[source]}
        </Cell>
      ))}
      {elsewhere !== null && (
        <Cell after={count(elsewhere)} detail={words.elsewhereHint}>
          {words.elsewhere}
        </Cell>
      )}
      {outside !== null && (
        <Cell after={count(outside)} detail={words.outsideHint}>
          {words.outside}
        </Cell>
      )}
    </>
  );
}
