import { paths } from '@kollab/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openScreen, serveApi } from '#test/screen.tsx';
import { sampleSanction } from '#test/sample-sanction.ts';
import { sampleUser } from '#test/samples.ts';
import ProfilePage from '#src/features/profiles/profile-page.tsx';
import RestrictionPage from './restriction-page.tsx';

beforeEach(() => localStorage.clear());

const at = '2026-11-20T10:00:00.000Z';
const serve = (...sanctions: ReturnType<typeof sampleSanction>[]) =>
  serveApi(({ path }) => Response.json(path.includes('sanctions') ? sanctions : []));

it('a suspension says why, until when, and that it may be appealed', async () => {
  serve(sampleSanction({ until: '2126-11-27T10:00:00.000Z' }));
  openScreen(RestrictionPage, paths.restriction, paths.restriction, sampleUser);
  expect(await screen.findByText('Профиль приостановлен')).toBeDefined();
  expect(screen.getByText('Причина: Реклама или спам')).toBeDefined();
  expect(screen.getByText(/^До 27 ноября/)).toBeDefined();
  expect(screen.getByRole('button', { name: /^Подать апелляцию/ })).toBeDefined();
});

it('a warning is read there too, without an appeal; what is over is not', async () => {
  serve(
    sampleSanction({ kind: 'warning', mayAppealUntil: null }),
    sampleSanction({ id: '0190d5a0-0000-7000-8000-0000000000e2', kind: 'hiding', endedAt: at }),
  );
  openScreen(RestrictionPage, paths.restriction, paths.restriction, sampleUser);
  expect(await screen.findByText('Предупреждение')).toBeDefined();
  expect(screen.queryByText('Профиль скрыт')).toBeNull();
  expect(screen.getByText(/^Поправьте то/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Понятно' }).getAttribute('href')).toBe(paths.home);
  expect(screen.queryByRole('button', { name: /^Подать апелляцию/ })).toBeNull();
});

it('nothing that holds is said to be nothing', async () => {
  serve(sampleSanction({ endedAt: at }));
  openScreen(RestrictionPage, paths.restriction, paths.restriction, sampleUser);
  expect(await screen.findByText('Ограничений нет')).toBeDefined();
});

it('the own profile of who is suspended says so itself', async () => {
  serve(sampleSanction());
  openScreen(ProfilePage, paths.home, paths.home, { ...sampleUser, isRestricted: true });
  expect(await screen.findByText('Профиль приостановлен')).toBeDefined();
  expect(screen.getByText('Пока модератор не снимет ограничение')).toBeDefined();
});
