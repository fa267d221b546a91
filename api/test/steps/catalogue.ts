import {
  listVacancies,
  type Request,
  type VacancyCard,
  type listVacancies as listed,
} from '@kollab/contract';
import { shared, sharedApp, type Someone } from '#test/test-app.ts';
import * as projects from './projects.ts';

export type Query = Partial<Request<typeof listed>['query']>;
export type Reader = Pick<Someone, 'call'>;
type Vacancy = Parameters<typeof projects.vacancyInput>[0];

export const ask = ({ call }: Reader, query: Query) => call(listVacancies, { query });
export const titles = (cards: VacancyCard[]) => cards.map(({ title }) => title);
export const tagged = (...names: string[]) => names.map((tagName) => ({ tagName }));

export function sharedCatalogue() {
  const kollab = sharedApp();
  const vera = shared(() => kollab.moderator());
  const ilya = shared(() => kollab.person());
  const nobody = shared(async () => ({ call: kollab.anonymous }));
  return {
    kollab,
    vera,
    ilya,
    nobody,
    find: async (query: Query, reader: Reader = ilya) => titles(await ask(reader, query)),
    published: async (vacancies: Vacancy[], more: object = {}) => {
      const owner = await projects.author(kollab);
      const inputs = vacancies.map((vacancy) => projects.vacancyInput(vacancy));
      const project = await projects.create(owner, { vacancies: inputs, ...more });
      await projects.approve(vera, project);
      return { owner, ...(await projects.read(owner, project)) };
    },
  };
}
