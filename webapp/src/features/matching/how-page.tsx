import { paths } from '@kollab/contract';
import { telegram } from '#src/telegram/telegram.ts';
import { matchingTexts } from '#src/texts/matching.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import styles from './how-page.module.css';

export default function HowPage() {
  const { title, lead, parts, toSkills } = matchingTexts.how;
  const isSignedIn = telegram().user !== undefined;
  return (
    <Page title={title} parent={isSignedIn ? paths.matches : undefined}>
      <p className={styles.lead}>{lead}</p>
      {parts.map((part) => (
        <Section key={part.title} title={part.title}>
          <ul className={styles.lines} data-many={part.lines.length > 1 || undefined}>
            {part.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Section>
      ))}
      {isSignedIn && (
        <Section>
          <Cell to={paths.addTag} isAccent>
            {toSkills}
          </Cell>
        </Section>
      )}
    </Page>
  );
}
