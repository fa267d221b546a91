import { getPolicy, paths } from '@kollab/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#src/api/api.ts';
import { useLoad } from '#src/api/load.ts';
import { locale } from '#src/texts/locale.ts';
import { settingsTexts } from '#src/texts/settings.ts';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { SkeletonSections } from '#src/kit/layout/skeleton.tsx';
import styles from './policy-page.module.css';

const words = settingsTexts.settings.publishing;

const policyQuery = queryOptions({
  queryKey: ['policy'],
  queryFn: ({ signal }) => call(getPolicy, {}, { signal }),
});

const paragraphsOf = (text: string) => text.split(/\n{2,}/).map((part) => part.trim());

export default function PolicyPage() {
  const { data, error, retry } = useLoad(policyQuery);
  return (
    <Page title={words.policy} parent={paths.settings}>
      {data ? (
        <Section note={words.version(data.version)}>
          <div className={styles.text}>
            {paragraphsOf(data.text[locale]).map((part) =>
              part.startsWith('# ') ? (
                <h2 key={part} className={styles.heading}>
                  {part.slice(2)}
                </h2>
              ) : (
                <p key={part}>{part}</p>
              ),
            )}
          </div>
        </Section>
      ) : (
        <LoadState error={error} shapes={<SkeletonSections />} onRetry={retry} />
      )}
    </Page>
  );
}
