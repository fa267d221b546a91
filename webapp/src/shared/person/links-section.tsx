import { isSafeUrl, limits, type User } from '@kollab/contract';
import type { ReactNode } from 'react';
import { profileTexts } from '#src/texts/profile.ts';
import { firstLetters } from '#src/kit/lib/cut.ts';
import { ExternalLink } from '#src/kit/controls/external-link.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import styles from './links-section.module.css';

const withoutScheme = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

/** By their first ten letters; only web pages and Telegram can be followed (spec §9). */
export function LinksSection({ links, mark }: Pick<User, 'links'> & { mark?: ReactNode }) {
  if (links.length === 0) return null;
  return (
    <Section title={profileTexts.profile.links} mark={mark}>
      <ul>
        {links.map(({ type, url }, index) => {
          const content = (
            <>
              <span className={styles.name}>{firstLetters(type, limits.linkTypeShown)}</span>{' '}
              <span className={styles.url}>{withoutScheme(url)}</span>
            </>
          );
          return (
            // oxlint-disable-next-line react/no-array-index-key -- links are told apart by place
            <li key={`${index} ${url}`} className={styles.item}>
              {isSafeUrl(url) ? (
                <ExternalLink className={styles.link} href={url}>
                  {content}
                </ExternalLink>
              ) : (
                <span className={styles.link}>{content}</span>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
