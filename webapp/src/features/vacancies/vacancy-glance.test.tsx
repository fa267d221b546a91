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

const hangs = () => new Promise<Response>(() => undefined);

it.each([
  ['hangs', hangs, 'Загрузка...'],
  ['is lost', () => Promise.reject(new TypeError('offline')), 'Остальное не загрузилось'],
])(
  'while the answer %s a vacancy says what the list it was pressed in knew',
  async (_, reply, said) => {
    serveApi(reply);
    openList();
    expect(await screen.findByRole('heading', { name: 'Картограф' })).toBeDefined();
    expect(screen.getByText('GIS')).toBeDefined();
    expect(hrefOf(/Солнечная карта/)).toBe(paths.project(projectId));
    const shown = () => screen.queryByText(said) ?? screen.queryByLabelText(said);
    await waitFor(() => expect(shown()).not.toBeNull());
    const known = screen.getByText('Начертить карту');
    const isFirst = known.compareDocumentPosition(shown() ?? document);
    expect(reply === hangs || isFirst === Node.DOCUMENT_POSITION_FOLLOWING).toBe(true);
    expect(screen.queryByRole('button', { name: /^Откликнуться/ })).toBeNull();
  },
);
