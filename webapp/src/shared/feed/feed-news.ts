import type { FeedNews } from '@kollab/contract';
import { texts } from '#src/texts/common.ts';
import { savedTexts } from '#src/texts/saved.ts';

const list = (names: readonly string[]) => names.join(', ');

export function feedText(news: FeedNews): string {
  const words = savedTexts.feed;
  switch (news.kind) {
    case 'project':
      return words.project;
    case 'finished':
      return words.finished;
    case 'stage':
      return words.stage(texts.words.stage(news.stage));
    case 'vacancy':
      return words.vacancy(
        list(news.vacancies.map(({ title }) => title)),
        news.vacancies.length === 1,
      );
    case 'joined':
      return words.joined(list(news.people.map(({ name }) => name)));
  }
  return news satisfies never;
}
