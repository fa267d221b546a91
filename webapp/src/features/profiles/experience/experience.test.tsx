import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getProfileDraft } from '#src/shared/person/draft/profile-draft.ts';
import { sampleWork } from '#test/samples.ts';
import { press } from '#test/screen.tsx';
import { openProfile } from '#test/open-profile.tsx';

const jobsOf = (telegramId: number) => getProfileDraft(telegramId).changes.experiences;
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

describe('the sampleWork places of the own profile', () => {
  it('are added with everything filled in, and keep what was typed over a reload', async () => {
    openProfile('/profile/edit-experience', { telegramId: 601, experiences: [sampleWork] });
    await press('Добавить место работы');
    await type('Компания', 'Сбер');
    await press('Сохранить как черновик');
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('Пожалуйста, заполните все поля.');
    const department = screen.getByLabelText('Отдел');
    expect(department.getAttribute('aria-describedby')).toBe(alert.id);
    expect(document.activeElement).toBe(department);
    cleanup();
    openProfile('/profile/edit-experience/new', { telegramId: 601, experiences: [sampleWork] });
    expect((await screen.findByLabelText<HTMLInputElement>('Компания')).value).toBe('Сбер');
    await type('Отдел', 'ИИ');
    await type('Должность', 'Аналитик');
    await type('Сколько лет', '5');
    expect(screen.getByText('5 лет')).toBeDefined();
    await type('Начало: Месяц', '03');
    await type('Начало: Год', '2024');
    await type('Окончание: Месяц', '05');
    await type('Окончание: Год', '2025');
    expect(screen.getByText('По датам: 1 год 2 месяца')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Сколько лет' })).toBeNull();
    await press('Сохранить как черновик');
    expect(jobsOf(601)).toEqual([
      sampleWork,
      {
        company: 'Сбер',
        department: 'ИИ',
        role: 'Аналитик',
        workDurationYears: 1.2,
        logoUrl: null,
        startDate: '2024-03-01',
        endDate: '2025-05-01',
      },
    ]);
  });

  it('take a logo that is read on this device', async () => {
    openProfile('/profile/edit-experience/new', { telegramId: 602 });
    const logo = new File(['a picture of a company'], 'logo.png', { type: 'image/png' });
    fireEvent.change(await screen.findByLabelText('Выбрать логотип'), {
      target: { files: [logo] },
    });
    expect(await screen.findByText('Сменить логотип')).toBeDefined();
    await type('Компания', 'Сбер');
    await type('Отдел', 'ИИ');
    await type('Должность', 'Аналитик');
    await type('Сколько лет', '1,5');
    await press('Сохранить как черновик');
    expect(jobsOf(602)?.[0]?.logoUrl).toMatch(/^data:image\/png;base64,/);
  });

  it('take no logo from a file that is no picture', async () => {
    const text = new File(['x'], 'logo.txt');
    openProfile('/profile/edit-experience/new', { telegramId: 603 });
    fireEvent.change(await screen.findByLabelText('Выбрать логотип'), {
      target: { files: [text] },
    });
    expect(await screen.findByText('Неподдерживаемый формат файла.')).toBeDefined();
  });

  it('are changed in place, with what was typed kept until it is saved', async () => {
    const other = {
      ...sampleWork,
      company: 'Сбер',
      startDate: '2024-03-01',
      endDate: '2025-05-01',
    };
    openProfile('/profile/edit-experience', { telegramId: 605, experiences: [sampleWork, other] });
    expect(await screen.findByText(/март 2024 — май 2025 · 1 год 2 месяца/)).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: /Изменить место работы.*Сбер/ }));
    await type('Должность', 'Аналитик');
    await press('Сохранить как черновик');
    expect(jobsOf(605)).toEqual([
      sampleWork,
      { ...other, role: 'Аналитик', workDurationYears: 1.2 },
    ]);
    expect(getProfileDraft(605).typed).toEqual({});
  });

  it('say so where there is no such one', async () => {
    openProfile('/profile/edit-experience/7', { telegramId: 606, experiences: [sampleWork] });
    expect(await screen.findByText('Такого места работы нет')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Все места работы' }).getAttribute('href')).toBe(
      '/profile/edit-experience',
    );
  });

  it('are removed one by one', async () => {
    const other = { ...sampleWork, company: 'Сбер' };
    openProfile('/profile/edit-experience', { telegramId: 604, experiences: [sampleWork, other] });
    await press('Удалить место работы Яндекс');
    expect(jobsOf(604)).toEqual([other]);
    expect(screen.queryByText(/Яндекс/)).toBeNull();
  });
});
