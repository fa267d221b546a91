import type { VacancyFilter } from '@kollab/contract';
import {
  filterTokens,
  nameTokens,
  tagTokens,
  textWords,
  type Token,
  tokenKinds,
  wholeToken,
} from '#src/discovery/search/tokens.ts';

/** A long text is found by the words it begins with. */
const wordsOfText = 150;

/** What a project or a vacancy is found by: its tokens, and words that are found in any of their forms. */
export interface Document {
  tok: Token[];
  words: string[];
  texts: string[];
}

const distinct = <T>(items: T[]) => [...new Set(items)];

interface Project {
  name: string;
  description: string;
  stage: string;
  tags: string[];
}

export function documentOfProject({ name, description, stage, tags }: Project): Document {
  const words = distinct(textWords(name));
  return {
    tok: distinct([
      ...nameTokens(words),
      ...tagTokens(tags),
      ...tags.map((tag) => wholeToken(tokenKinds.wholeTag, tag)),
      ...filterTokens({ stage }),
    ]),
    words,
    texts: distinct(textWords(description)).slice(0, wordsOfText),
  };
}

interface Vacancy extends Record<VacancyFilter, string | null> {
  title: string;
  tags: string[];
  tasks: string;
  requirements: string;
  projectName: string;
}

export function documentOfVacancy(vacancy: Vacancy): Document {
  const { title, tags, tasks, requirements, projectName } = vacancy;
  const words = distinct([...textWords(title), ...textWords(projectName)]);
  return {
    tok: distinct([
      ...nameTokens(words),
      ...tagTokens(tags),
      ...tags.map((tag) => wholeToken(tokenKinds.wholeTag, tag)),
      ...filterTokens(vacancy),
    ]),
    words,
    texts: distinct(textWords(`${tasks} ${requirements}`)).slice(0, wordsOfText),
  };
}
