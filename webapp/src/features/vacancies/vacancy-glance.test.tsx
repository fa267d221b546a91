import { paths } from '@kollab/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useParams } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { VacancyCard } from '#src/shared/project/vacancy-card.tsx';
import { hrefOf, openScreen, serveApi, viewAs } from '#test/screen.tsx';
import { sampleVacancy, sampleVacancyCard } from '#test/samples.ts';
import VacancyPage from './vacancy-page.tsx';

const { id, projectId } = sampleVacancy;

function List() {
  const card = sampleVacancyCard({
    id,
    projectId,
    projectTitle: 'Солнечная карта',
    tasks: 'Начертить карту',
  });
  return useParams()['vacancyId'] === 'list' ? <VacancyCard vacancy={card} /> : <VacancyPage />;
}

function openList() {
  openScreen(List, '/vacancy/:projectId/:vacancyId', `/vacancy/${projectId}/list`);
  fireEvent.click(screen.getByRole('link', { name: 'Картограф' }));
}

beforeEach(() => viewAs(7));

it.each([
  ['hangs', () => new Promise<Response>(() => undefined), 'Загрузка...'],
  ['is lost', () => Promise.reject(new TypeError('offline')), 'Попробовать ещё раз'],
])(
  'while the answer %s a vacancy says what the list it was pressed in knew',
  async (_, reply, said) => {
    serveApi(reply);
    openList();
    expect(await screen.findByRole('heading', { name: 'Картограф' })).toBeDefined();
    expect(screen.getByText('GIS')).toBeDefined();
    expect(screen.getByText('Начертить карту')).toBeDefined();
    expect(hrefOf(/Солнечная карта/)).toBe(paths.project(projectId));
    await waitFor(() =>
      expect(screen.queryByText(said) ?? screen.queryByLabelText(said)).not.toBeNull(),
    );
    expect(screen.queryByRole('button', { name: /^Откликнуться/ })).toBeNull();
  },
);

it('a vacancy that is lost says first what is known, then that the rest is missing', async () => {
  serveApi(() => Promise.reject(new TypeError('offline')));
  openList();
  const rest = await screen.findByText('Остальное не загрузилось');
  const known = screen.getByText('Начертить карту');
  expect(known.compareDocumentPosition(rest)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
