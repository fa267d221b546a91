import { type PairCard, paths, sayFacts } from '@kollab/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { saveDraft } from '#src/shared/person/draft/profile-draft.ts';
import { hrefOf, openScreen } from '#test/screen.tsx';
import { called, entry, paired } from '#test/sample-today.ts';
import { sampleUser } from '#test/samples.ts';
import { WaitingSection } from './waiting-section.tsx';

type Given = Parameters<typeof WaitingSection>[0];

const open = (given: Partial<Given> = {}, me = sampleUser) =>
  openScreen(() => <WaitingSection waiting={[]} inbox={[]} joined={[]} {...given} />, '/', '/', me);

it('says how full the profile is with its drafts, and leads to the step that is missing', () => {
  const me = { ...sampleUser, telegramId: 802 };
  saveDraft(802, { statusShort: 'Ищу команду', tags: ['React'] }, me);
  open({}, me);
  const step = screen.getByRole('link', { name: /Расскажите о себе/ });
  expect(step.textContent).toContain('Профиль заполнен на 44\u00a0%');
  expect(step.getAttribute('href')).toBe(paths.guide(3));
});

it('leads to the applications that it does not show: of one project, or through the projects', () => {
  const projectId = '0190d5a0-0000-7000-8000-000000000001';
  const first = open({ moreApplications: { count: 30, projectId } });
  const link = () => hrefOf('Ещё 30 откликов');
  expect(link()).toBe(paths.projectApplications(projectId));
  first.unmount();
  open({ moreApplications: { count: 30, projectId: null } });
  expect(link()).toBe(paths.ownProjects);
});

it.each([
  [false, 'Вас возьмут обоих или никого. Ответить можно до 8 января.'],
  [true, 'Взять могут и одного из вас. Ответить можно до 8 января.'],
])(
  'an invitation to apply together says on what terms, and leads to a letter: %s',
  (mayPart, terms) => {
    open({ waiting: [{ row: { ...paired, mayPart }, isOver: false }] });
    const row = screen.getByTestId('waiting-row').textContent;
    expect(row).toContain(sayFacts('Зовёт откликнуться вдвоём: Повар', 'Столовая'));
    expect(row).toContain(terms);
    expect(hrefOf('Откликнуться: Вера')).toBe(paths.pair(paired.pairId));
  },
);

it.each([
  [true, 1],
  [false, 0],
])('says once that strangers write what it quotes: %s', (isFromStranger, said) => {
  const rows = ['p1', 'p2'].map((pairId) => ({
    row: { ...paired, pairId, isFromStranger },
    isOver: false,
  }));
  open({ waiting: rows });
  expect(screen.queryAllByText(/пишут незнакомые люди/)).toHaveLength(said);
});

const { pairId, vacancyId, vacancyTitle, projectId, projectTitle: projectName } = paired;
const card: Omit<PairCard, 'state'> = {
  pairId,
  projectId,
  projectName,
  vacancyId,
  vacancyTitle,
  inviterName: 'Вера',
  mayPart: false,
  answerBy: paired.answerBy,
};

it.each([
  ['agreed', 'Вы откликнулись вдвоём'],
  ['declined', 'Вы отказались'],
  ['over', 'Уже решено'],
] as const)('one that waits no more says what became of it: %s', (state, said) => {
  const inbox = [entry('1', { kind: 'pairCard', card: { ...card, state } })];
  open({ waiting: [{ row: paired, isOver: true }], inbox });
  expect(screen.getByText(said)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('leads who is called to apply to the vacancy, beside the no', () => {
  open({ waiting: [{ row: called, isOver: false }] });
  expect(hrefOf(/^Посмотреть/)).toBe(paths.vacancy(projectId, vacancyId));
  expect(screen.getByRole('button', { name: /^Не сейчас/ })).toBeDefined();
});
