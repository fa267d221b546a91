import { displayName, limits, paths, type PersonCard as Person, sayMatch } from '@kollab/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMeIfKnown } from '#src/api/me.ts';
import { fileUrl } from '#src/api/file-url.ts';
import { texts } from '#src/texts/common.ts';
import { locale } from '#src/texts/locale.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { Avatar } from '#src/kit/content/avatar.tsx';
import { Chips } from '#src/kit/content/chip.tsx';
import { cut } from '#src/kit/lib/cut.ts';
import { useInCommon } from '#src/shared/tags/in-common.ts';
import styles from './person-card.module.css';

interface PersonCardProps {
  person: Person;
  /** At the end, as a bookmark or what picks them. */
  mark?: ReactNode;
  /** What was searched for: skills that it names come first. */
  asked?: string | undefined;
  children?: ReactNode;
}

const shown = 3;

/** «C++», «C#» and «Node.js» are words too; a full stop ends one. */
const wordsIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}+#.]*[\p{L}\p{N}+#]/gu) ?? [];

/** One line of them: what was asked for, what the reader has too, then the rest. */
function Skills({ person, asked = '' }: Pick<PersonCardProps, 'person' | 'asked'>) {
  const tags = person.tags.map(({ tagName }) => tagName);
  const inCommon = useInCommon(tags);
  const isMe = useMeIfKnown()?.telegramId === person.telegramId;
  const match = isMe ? null : inCommon;
  const own = match?.matched ?? [];
  const words = wordsIn(asked);
  const rank = (name: string) => {
    const inName = wordsIn(name);
    if (words.some((word) => inName.includes(word))) return 0;
    if (words.some((word) => inName.some((one) => one.startsWith(word)))) return 1;
    return own.includes(name) ? 2 : 3;
  };
  const names = tags.toSorted((one, other) => rank(one) - rank(other)).slice(0, shown);
  if (names.length === 0) return null;
  return (
    <div className={styles.skills}>
      <Chips
        label={profileTexts.profile.tags}
        names={names}
        markOf={(name) => (own.includes(name) ? 'matched' : undefined)}
        isDense
      />
      {match && <span className="visually-hidden">{sayMatch(match, locale, ['matched'])}</span>}
    </div>
  );
}

/** The short status is cut at 70 characters. */
export function PersonCard({ person, mark, asked, children }: PersonCardProps) {
  const name = displayName(person);
  return (
    <li className={styles.card} data-testid="person-card">
      <Avatar name={name} sources={[fileUrl(person.photo)]} size={52} />
      <div className="grow">
        <Link to={paths.user(person.telegramId)} state={{ card: person }} className={styles.name}>
          {name}
        </Link>
        <p className="small quiet">
          {cut(person.statusShort, limits.statusShownInCard) || texts.common.nobody}
        </p>
        <Skills person={person} asked={asked} />
        {children && <div className={styles.actions}>{children}</div>}
      </div>
      {mark}
    </li>
  );
}
