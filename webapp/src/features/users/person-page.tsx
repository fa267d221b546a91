import { getUser, paths, readUserRef, type User, type UserRef } from '@kollab/contract';
import EyeOff from 'lucide-react/icons/eye-off';
import UserRoundX from 'lucide-react/icons/user-round-x';
import type { ComponentType, ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { isMissing } from '#src/api/failure.ts';
import { texts } from '#src/texts/common.ts';
import { peopleTexts } from '#src/texts/people.ts';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { NotThere } from '#src/kit/layout/not-there.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '#src/api/api.ts';
import { useRetry } from '#src/api/load.ts';
import { askedAhead } from '#src/api/me.ts';
import { telegram } from '#src/telegram/telegram.ts';
import type { GlanceProps, KnownPerson } from './person-glance.tsx';
import styles from './person-page.module.css';

/** Also of oneself: own reads would show what is not yet approved. */
function usePerson(id: UserRef) {
  const viewer = telegram().user?.telegramId;
  const queryKey = ['user', id];
  const params = { id };
  const seen = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await askedAhead('kollabPerson', id)) ?? call(getUser, { params }, { signal }),
  });
  const isOwn = viewer !== undefined && seen.data?.telegramId === viewer;
  const seenByOthers = useQuery({
    queryKey: [...queryKey, 'as-others'],
    queryFn: ({ signal }) => call(getUser, { params, query: { as: 'others' } }, { signal }),
    enabled: isOwn,
  });
  const { data, error } = isOwn ? seenByOthers : seen;
  return { person: data, error, isOwn, retry: useRetry(queryKey) };
}

interface ShownProps {
  glance: ComponentType<GlanceProps>;
  children: (person: User, isOwn: boolean) => ReactNode;
}

function NoSuchUser() {
  return (
    <NotThere
      icon={UserRoundX}
      title={peopleTexts.people.notFound}
      hint={peopleTexts.people.notFoundHint}
      way={{ to: paths.home, text: texts.common.home }}
    />
  );
}

/** Nobody else can open the own profile: moderators hid it. */
function HiddenFromOthers() {
  const { hidden, hiddenHint, ownProfile } = peopleTexts.people;
  return (
    <NotThere
      icon={EyeOff}
      title={hidden}
      hint={hiddenHint}
      way={{ to: paths.home, text: ownProfile }}
    />
  );
}

function Loaded({ id, glance: Glance, children: show }: ShownProps & { id: UserRef }) {
  const { person, error, isOwn, retry } = usePerson(id);
  const { state } = useLocation() as { state: { card?: KnownPerson } | null };
  // Who was seen and then blocked is not there any more.
  if (isMissing(error)) return isOwn ? <HiddenFromOthers /> : <NoSuchUser />;
  if (person) return show(person, isOwn);
  const card = state?.card;
  if (!card) return <LoadState error={error} onRetry={retry} />;
  const shapes = <output className={styles.rest} aria-label={texts.common.loading} />;
  return (
    <Glance person={card} isLost={error !== null}>
      <LoadState error={error} title={peopleTexts.people.rest} shapes={shapes} onRetry={retry} />
    </Glance>
  );
}

interface PersonPageProps extends ShownProps {
  title: string;
  parent?: string;
  beginsWithName?: boolean;
}

export function PersonPage({ title, parent, beginsWithName, ...shown }: PersonPageProps) {
  const ref = readUserRef(useParams().id);
  return (
    <Page title={title} parent={parent} beginsWithName={beginsWithName}>
      {ref === undefined ? <NoSuchUser /> : <Loaded key={ref} id={ref} {...shown} />}
    </Page>
  );
}
