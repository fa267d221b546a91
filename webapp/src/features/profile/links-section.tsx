import { isSafeUrl, limits, type User } from '@kollab/contract';
import type { MouseEvent } from 'react';
import { telegram } from '#src/telegram/telegram.ts';
import { texts } from '#src/texts/texts.ts';
import { Section } from '#src/ui/section.tsx';
import styles from './links-section.module.css';

const shortName = (name: string) => Array.from(name).slice(0, limits.linkTypeShown).join('');

const withoutScheme = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

function follow(event: MouseEvent, url: string) {
  if (!/^https?:/i.test(url)) return;
  event.preventDefault();
  telegram().openLink(url);
}

/** Links by their first ten letters; only web pages and Telegram can be followed (spec §9). */
export function LinksSection({ links }: Pick<User, 'links'>) {
  if (links.length === 0) return null;
  return (
    <Section title={texts.profile.links}>
      <ul>
        {links.map(({ type, url }, index) => {
          const content = (
            <>
              <span className={styles.name}>{shortName(type)}</span>
              <span className={styles.url}>{withoutScheme(url)}</span>
            </>
          );
          return (
            // oxlint-disable-next-line react/no-array-index-key -- links are told apart by place
            <li key={`${index} ${url}`} className={styles.item}>
              {isSafeUrl(url) ? (
                <a
                  className={styles.link}
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`${type}: ${withoutScheme(url)}`}
                  onClick={(event) => follow(event, url)}
                >
                  {content}
                </a>
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
