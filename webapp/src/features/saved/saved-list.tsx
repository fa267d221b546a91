import { paths, type RemindIn, type SavedItem, type SavedKind, sayFacts } from '@kollab/contract';
import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import { Link } from 'react-router-dom';
import { fileUrl } from '#src/api/file-url.ts';
import { usePages } from '#src/api/pages.ts';
import { uniqueSaved, savedQuery, useReminder } from '#src/api/discovery/saved.ts';
import { CoverThumb } from '#src/shared/project/cover-thumb.tsx';
import { useOpening } from '#src/shared/project/shared-cover.tsx';
import { SaveButton } from '#src/shared/save/save-button.tsx';
import { Avatar } from '#src/kit/content/avatar.tsx';
import { Badge } from '#src/kit/content/badge.tsx';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { SelectChip } from '#src/kit/controls/select-chip.tsx';
import { ListEnd } from '#src/kit/layout/list-end.tsx';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import savedPicture from '#src/kit/pictures/saved.svg?no-inline';
import card from '#src/shared/project/found-card.module.css';
import { FoundList, FoundWaiting } from '#src/shared/project/found-list.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { useAction } from '#src/kit/notices/use-action.ts';
import { texts } from '#src/texts/common.ts';
import { dateLocale } from '#src/texts/locale.ts';
import { savedTexts } from '#src/texts/saved.ts';
import styles from './saved-list.module.css';

const words = savedTexts.page;

function lookOf(item: SavedItem, isOpening: boolean) {
  if (item.kind === 'vacancy' && item.vacancy) {
    const { vacancy } = item;
    const [tag] = vacancy.tags;
    return {
      title: vacancy.title,
      facts: sayFacts(vacancy.projectTitle, vacancy.level),
      to: paths.vacancy(vacancy.projectId, vacancy.id),
      state: { card: vacancy },
      picture: (
        <CoverThumb
          project={{ ...vacancy, id: vacancy.projectId }}
          size={56}
          isShared={isOpening}
        />
      ),
      isClosed: vacancy.isClosed,
      similar: tag && paths.searchIn('vacancies', tag.tagName),
    };
  }
  if (item.kind === 'project' && item.project) {
    const { project } = item;
    return {
      title: project.name,
      facts: sayFacts(texts.words.stage(project.stage), project.ownerName),
      to: paths.project(project.id),
      state: { card: project },
      picture: <CoverThumb project={project} size={56} isShared={isOpening} />,
    };
  }
  if (item.kind === 'person' && item.person) {
    const { person } = item;
    const title = `${person.firstName} ${person.lastName}`.trim();
    return {
      title,
      facts: person.statusShort,
      to: paths.user(person.telegramId),
      state: { card: person },
      picture: <Avatar name={title} sources={[fileUrl(person.photo)]} size={56} />,
    };
  }
  return undefined;
}

function Reminder({ item }: { item: SavedItem }) {
  const { set, refresh } = useReminder(item.kind, item.id);
  const { run } = useAction({
    perform: set,
    failed: savedTexts.mark.failed,
    onSuccess: refresh,
  });
  const { remindAt } = item;
  const day =
    remindAt &&
    new Date(remindAt).toLocaleDateString(dateLocale, { day: 'numeric', month: 'long' });
  const options: { value: RemindIn | '' | 'set'; text: string }[] = [
    { value: '', text: words.reminds.none },
    { value: 'day', text: words.reminds.day },
    { value: 'week', text: words.reminds.week },
    ...(day ? [{ value: 'set' as const, text: day }] : []),
  ];
  return (
    <SelectChip
      icon={day ? BellRing : Bell}
      label={words.remind}
      value={day ? 'set' : ''}
      options={options}
      text={day ? words.remindsOn(day) : words.remind}
      isOn={Boolean(day)}
      onChange={(value) => {
        if (value !== 'set') run(value === '' ? null : value);
      }}
    />
  );
}

function Row({ item }: { item: SavedItem }) {
  const { isOpening, link } = useOpening(item.id);
  const look = lookOf(item, isOpening);
  return (
    <li
      className={card.card}
      data-testid="saved-item"
      data-over={!look || look.isClosed || undefined}
    >
      {look?.picture}
      <div className={card.head}>
        {look ? (
          <Link to={look.to} className={card.name} {...link} state={look.state}>
            {look.title}
          </Link>
        ) : (
          <p className="quiet">{words.gone}</p>
        )}
        {look && <p className={card.facts}>{look.facts}</p>}
      </div>
      {look && (
        <div className={styles.foot}>
          {look.isClosed ? (
            <>
              <Badge tone="danger">{words.closed}</Badge>
              {look.similar && (
                <Link to={look.similar} className={styles.similar}>
                  {words.similar}
                </Link>
              )}
            </>
          ) : (
            <Reminder item={item} />
          )}
        </div>
      )}
      <SaveButton kind={item.kind} id={item.id} name={look?.title ?? words.gone} />
    </li>
  );
}

/** The last first; what closed stays, and says so. */
export function SavedList({ kind }: { kind: SavedKind }) {
  const { items, error, retry, more } = usePages(savedQuery(kind), uniqueSaved);
  if (!items) return <LoadState error={error} shapes={<FoundWaiting />} onRetry={retry} />;
  if (items.length === 0) {
    const where = { vacancy: 'vacancies', project: 'projects', person: 'people' } as const;
    return (
      <Placeholder picture={savedPicture} title={words.empty[kind]} hint={words.hint}>
        <ButtonLink to={paths.searchIn(where[kind], '')}>{words.find}</ButtonLink>
      </Placeholder>
    );
  }
  return (
    <>
      <FoundList label={words.tabs[kind]}>
        {items.map((item) => (
          <Row key={item.id} item={item} />
        ))}
      </FoundList>
      <ListEnd {...more} />
    </>
  );
}
