import type { SearchFilter } from '#src/schemas/discovery/alerts.ts';
import type { Locale } from '#src/rules/locale.ts';
import { experienceInEnglish } from '#src/rules/words/vacancy-words.ts';
import { sayFacts } from '#src/rules/words/facts.ts';
import { messages } from './languages.ts';

interface Asked {
  query?: string | undefined;
  tags?: readonly string[] | undefined;
  level?: readonly string[] | undefined;
  experience?: readonly string[] | undefined;
  stage?: readonly string[] | undefined;
  university?: string | undefined;
  lookingForTeam?: 'yes' | 'maybe' | undefined;
}

/** What a search is called: what is asked of it. Empty for one that asks for nothing. */
export function searchLabel(filter: SearchFilter, locale: Locale): string {
  const asked: Asked = filter;
  const { query = '', tags = [], level = [], experience = [], stage = [], university = '' } = asked;
  const years = locale === 'en' ? experience.map(experienceInEnglish) : experience;
  const looking = asked.lookingForTeam && messages[locale].alerts.looking[asked.lookingForTeam];
  return sayFacts(query, ...tags, ...level, ...years, ...stage, university, looking);
}
