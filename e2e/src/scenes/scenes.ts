import {
  approveProfile,
  follow,
  rejectProfile,
  requestDeletion,
  saveChange,
  setInReview,
} from '@kollab/contract';
import type { Page } from 'playwright-core';
import { editorScenes } from './editor-scenes.ts';
import { everyInboxScene } from './inbox-scenes.ts';
import { lookScenes } from './look-scenes.ts';
import { moderationScenes } from './moderation-scenes.ts';
import { projectScenes } from './project-scenes.ts';
import { castOf, moderators } from '#src/cast/cast.ts';
import type { Product } from '#src/product/product.ts';
import { firstModerator, newcomer, projectOwner, student } from '@kollab/sandbox/people';

export interface Scene {
  name: string;
  /** Whose eyes; without anybody the page is opened outside Telegram. */
  telegramId?: number;
  path: string;
  /** Of the screen, in CSS pixels; 390 where it does not matter. */
  width?: number;
  platform?: 'ios' | 'android';
  /** Colours of the client's own, in place of Telegram's. */
  palette?: Record<string, string>;
  before?: (page: Page) => Promise<unknown>;
  act?: (page: Page) => Promise<void>;
}

const editMode = async (page: Page) => {
  await page.getByTestId('edit-toggle').click();
};

const typeQuery = (text: string) => async (page: Page) => {
  await page.getByRole('searchbox').fill(text);
  await page.waitForTimeout(600);
};

const description =
  'Два года преподаю программирование школьникам и делаю для них тренажёры. '.repeat(8);

/** Brings people into every state of moderation; answers the scenes that show them. */
export async function prepareScenes(product: Product): Promise<Scene[]> {
  const cast = castOf(product);
  const judge = await cast.callAs(moderators[0]);

  const waiting = await cast.newcomer('Ксения');
  await waiting.submit('Ищу наставника');
  const taken = await cast.newcomer('Тимур');
  await taken.submit('Делаю игры');
  await judge(setInReview, { params: { id: taken.telegramId }, body: {} });
  const rejected = await cast.newcomer('Полина');
  await rejected.submit('Продам гараж');
  await judge(rejectProfile, {
    params: { telegramId: rejected.telegramId },
    body: { comment: 'Это реклама. Расскажите, что вы умеете и с кем хотите работать.' },
  });
  const long = await cast.newcomer('Александра-Виктория', 'Преображенская-Рим');
  for (const [changeType, newValue] of Object.entries({
    statusShort:
      'Ищу команду на долгий проект о городах, людях и данных, пишите в любое время суток',
    description,
    university: 'Санкт-Петербургский национальный исследовательский университет технологий',
    tags: ['React', 'TypeScript', 'Figma', 'C#', 'UX-исследования', 'SQL', 'Go', 'Docker', 'C++'],
  })) {
    await long.call(saveChange, {
      body: { telegramId: long.telegramId, changeType: changeType as 'tags', newValue },
    });
  }
  await long.submit('Ищу команду на долгий проект о городах, людях и данных');
  const approved = await cast.newcomer('Егор');
  await approved.submit('Пишу музыку');
  await judge(approveProfile, { params: { telegramId: approved.telegramId }, body: {} });

  const leaving = await cast.newcomer('Глеб');
  await leaving.call(requestDeletion, { body: { telegramId: leaving.telegramId } });

  const { telegramId } = student;
  const call = await cast.callAs(telegramId);
  for (const followeeTelegramId of [
    projectOwner.telegramId,
    long.telegramId,
    approved.telegramId,
  ]) {
    await call(follow, { body: { followerTelegramId: telegramId, followeeTelegramId } });
  }
  return [
    { name: 'profile-newcomer', telegramId: newcomer.telegramId, path: '/' },
    { name: 'profile-newcomer-editing', telegramId: newcomer.telegramId, path: '/', act: editMode },
    { name: 'profile-full', telegramId, path: '/' },
    { name: 'profile-full-editing', telegramId, path: '/', act: editMode },
    { name: 'profile-long', telegramId: long.telegramId, path: '/' },
    { name: 'profile-waiting', telegramId: waiting.telegramId, path: '/' },
    { name: 'profile-rejected', telegramId: rejected.telegramId, path: '/' },
    { name: 'profile-rejected-editing', telegramId: rejected.telegramId, path: '/', act: editMode },
    { name: 'profile-moderator', telegramId: firstModerator.telegramId, path: '/' },
    { name: 'settings', telegramId, path: '/profile/settings' },
    { name: 'settings-leaving', telegramId: leaving.telegramId, path: '/profile/settings' },
    { name: 'edit-status', telegramId, path: '/profile/edit-status' },
    ...(await editorScenes(cast)),
    ...(await projectScenes(cast)),
    ...(await everyInboxScene(cast)),
    ...(await moderationScenes(cast)),
    ...lookScenes(long.telegramId),
    { name: 'moderation-none', telegramId: newcomer.telegramId, path: '/profile/moderation' },
    { name: 'moderation-waiting', telegramId: waiting.telegramId, path: '/profile/moderation' },
    { name: 'moderation-taken', telegramId: taken.telegramId, path: '/profile/moderation' },
    { name: 'moderation-rejected', telegramId: rejected.telegramId, path: '/profile/moderation' },
    { name: 'moderation-long', telegramId: long.telegramId, path: '/profile/moderation' },
    { name: 'queue', telegramId: firstModerator.telegramId, path: '/moderation' },
    { name: 'user', telegramId, path: `/user/${approved.telegramId}` },
    { name: 'user-full', telegramId: newcomer.telegramId, path: `/user/${telegramId}` },
    { name: 'user-unknown', telegramId, path: '/user/1' },
    { name: 'messages', telegramId, path: '/messages' },
    { name: 'user-own', telegramId, path: `/user/${telegramId}` },
    { name: 'user-followed', telegramId, path: `/user/${projectOwner.telegramId}` },
    { name: 'user-outside', path: `/user/${telegramId}` },
    { name: 'links', telegramId, path: `/user/${projectOwner.telegramId}/links` },
    { name: 'links-none', telegramId, path: `/user/${approved.telegramId}/links` },
    { name: 'links-outside', path: `/user/${telegramId}/links` },
    { name: 'followers', telegramId, path: '/followers' },
    { name: 'following', telegramId, path: '/followers?tab=following' },
    { name: 'following-none', telegramId: newcomer.telegramId, path: '/followers?tab=following' },
    { name: 'followers-of', telegramId: projectOwner.telegramId, path: '/followers?tab=followers' },
    { name: 'followers-none', telegramId, path: '/followers?tab=followers' },
    { name: 'posts', telegramId, path: '/posts' },
    { name: 'posts-typing', telegramId, path: '/posts', act: typeQuery('re') },
    { name: 'posts-found', telegramId: newcomer.telegramId, path: '/posts?q=React' },
    { name: 'posts-long', telegramId, path: '/posts?q=Александра' },
    { name: 'posts-none', telegramId, path: '/posts?q=никтонайдётся' },
    { name: 'blog', telegramId, path: '/blog' },
    { name: 'unknown-route', telegramId, path: '/nowhere' },
    { name: 'outside-telegram', path: '/' },
  ];
}
