import type { SearchFilter } from '#src/schemas/discovery/alerts.ts';
import type { Locale } from '#src/rules/locale.ts';
import {
  experienceInEnglish,
  type VacancyFilter,
  vacancyFilterNames,
} from '#src/rules/words/vacancy-words.ts';
import { sayFacts } from '#src/rules/words/facts.ts';
import { messages } from './languages.ts';

interface Asked extends Partial<Record<VacancyFilter, readonly string[] | undefined>> {
  query?: string | undefined;
  tags?: readonly string[] | undefined;
  stage?: readonly string[] | undefined;
  university?: string | undefined;
  lookingForTeam?: 'yes' | 'maybe' | undefined;
}

/** Empty for a search that asks for nothing. */
export function searchLabel(filter: SearchFilter, locale: Locale): string {
  const asked: Asked = filter;
  const { query = '', tags = [], stage = [], university = '' } = asked;
  const values = vacancyFilterNames.flatMap((name) => asked[name] ?? []);
  const chosen = locale === 'en' ? values.map(experienceInEnglish) : values;
  const looking = asked.lookingForTeam && messages[locale].alerts.looking[asked.lookingForTeam];
  return sayFacts(query, ...tags, ...chosen, ...stage, university, looking);
}
