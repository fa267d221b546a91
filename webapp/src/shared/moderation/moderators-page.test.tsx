import { expect, it } from 'vitest';
import { screen } from '@testing-library/react';
import { openScreen } from '#test/open-screen.tsx';
import { sampleUser } from '#test/sample-user.ts';
import { ModeratorsPage } from './moderators-page.tsx';

const Screen = () => (
  <ModeratorsPage title="Очередь" parent="/">
    Для модераторов
  </ModeratorsPage>
);

it('says that a role is unknown, and shows nothing', () => {
  openScreen(Screen, '/moderation', '/moderation', { ...sampleUser, role: null });
  expect(screen.getByText('Роль пользователя не определена')).toBeDefined();
  expect(screen.queryByText('Для модераторов')).toBeNull();
});

it('sends home who is no moderator', () => {
  openScreen(Screen, '/moderation', '/moderation', { ...sampleUser, role: 'user' });
  expect(screen.getByTestId('address').textContent).toBe('/');
  expect(screen.queryByText('Для модераторов')).toBeNull();
});
