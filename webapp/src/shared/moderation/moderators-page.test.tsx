import { expect, it } from 'vitest';
import { screen } from '@testing-library/react';
import { currentAddress, openScreen } from '#test/screen.tsx';
import { sampleUser } from '#test/samples.ts';
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
  expect(currentAddress()).toBe('/');
  expect(screen.queryByText('Для модераторов')).toBeNull();
});
