import { follow, paths, requestDeletion, setInReview } from '@kollab/contract';
import { firstModerator, newcomer, projectOwner, student } from '@kollab/sandbox/people';
import type { Page } from '@playwright/test';
import { fill, press, startEditing } from '#src/app/steps.ts';
import { type Cast, moderators } from '#src/cast/cast.ts';
import { inEnglish, nobody, type Scene, scene } from './scene.ts';

const searchFor = (text: string) => async (page: Page) => {
  await page.getByRole('searchbox').fill(text);
  await page.getByTestId('person-card').first().waitFor();
};

async function reviewDrafts(page: Page) {
  await startEditing(page);
  await fill(page, { Направление: 'Прикладная математика' });
  await press(page, 'Что изменено');
  await page.getByRole('dialog').waitFor();
}

const description =
  'Два года преподаю программирование школьникам и делаю для них тренажёры. '.repeat(8);

export async function peopleScenes(cast: Cast): Promise<Scene[]> {
  const judge = await cast.callAs(moderators[0]);

  const fresh = await cast.newcomer('Майя');
  const waiting = await cast.newcomer('Ксения');
  await waiting.submit('Ищу наставника');
  const taken = await cast.newcomer('Тимур');
  await taken.submit('Делаю игры');
  await judge(setInReview, { params: { id: taken.telegramId }, body: {} });
  const rejected = await cast.newcomer('Полина');
  await rejected.submit('Продам гараж');
  await cast.reject(rejected, 'Это реклама. Расскажите, что вы умеете и с кем хотите работать.');
  const long = await cast.newcomer('Александра-Виктория', 'Преображенская-Рим');
  await long.send({
    statusShort:
      'Ищу команду на долгий проект о городах, людях и данных, пишите в любое время суток',
    description,
    university: 'Санкт-Петербургский национальный исследовательский университет технологий',
    tags: ['React', 'TypeScript', 'Figma', 'C#', 'UX-исследования', 'SQL', 'Go', 'Docker', 'C++'],
  });
  const approved = await cast.newcomer('Егор');
  await approved.submit('Пишу музыку');
  await cast.approve(approved);

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
    scene(newcomer.telegramId, 'profile-newcomer-editing', '/', startEditing),
    scene(long.telegramId, 'profile-drafts', '/', reviewDrafts),
    ...[1, 2, 3, 4, 5].map((step) => scene(fresh.telegramId, `guide-${step}`, paths.guide(step))),
    scene(approved.telegramId, 'approved', paths.approved),
    scene(long.telegramId, 'profile-long', '/'),
    scene(waiting.telegramId, 'profile-waiting', '/'),
    scene(rejected.telegramId, 'profile-rejected', '/'),
    scene(rejected.telegramId, 'profile-rejected-editing', '/', startEditing),
    scene(firstModerator.telegramId, 'profile-moderator', '/'),
    scene(leaving.telegramId, 'settings-leaving', '/profile/settings', (page) =>
      page.getByTestId('leaving').scrollIntoViewIfNeeded(),
    ),
    scene(telegramId, 'edit-status', '/profile/edit-status'),
    scene(newcomer.telegramId, 'moderation-none', '/profile/moderation'),
    scene(waiting.telegramId, 'moderation-waiting', '/profile/moderation'),
    scene(taken.telegramId, 'moderation-taken', '/profile/moderation'),
    scene(rejected.telegramId, 'moderation-rejected', '/profile/moderation'),
    scene(long.telegramId, 'moderation-long', '/profile/moderation'),
    scene(firstModerator.telegramId, 'queue-all', '/moderation', (page) =>
      page.getByTestId('queue-card').nth(3).scrollIntoViewIfNeeded(),
    ),
    scene(telegramId, 'user-plain', `/user/${approved.telegramId}`),
    scene(newcomer.telegramId, 'user-full', `/user/${telegramId}`),
    scene(telegramId, 'user-unknown', '/user/1'),
    scene(telegramId, 'user-own', `/user/${telegramId}`),
    scene(telegramId, 'user-followed', `/user/${projectOwner.telegramId}`),
    scene(nobody, 'user-outside', `/user/${telegramId}`),
    scene(telegramId, 'links', `/user/${projectOwner.telegramId}/links`),
    scene(telegramId, 'links-none', `/user/${approved.telegramId}/links`),
    scene(nobody, 'links-outside', `/user/${telegramId}/links`),
    scene(telegramId, 'followers', '/followers'),
    scene(telegramId, 'following', '/followers?tab=following'),
    scene(newcomer.telegramId, 'following-none', '/followers?tab=following'),
    scene(projectOwner.telegramId, 'followers-of', '/followers?tab=followers'),
    scene(telegramId, 'followers-none', '/followers?tab=followers'),
    scene(telegramId, 'posts-typing', '/posts', searchFor('re')),
    scene(newcomer.telegramId, 'posts-found', '/posts?q=React'),
    scene(telegramId, 'posts-long', '/posts?q=Александра'),
    scene(telegramId, 'blog', '/blog'),
    scene(telegramId, 'unknown-route', '/nowhere'),
    scene(nobody, 'outside-telegram', '/'),
    scene(telegramId, 'odd-carousel', '/followers', { theme: 'odd' }),
    scene(firstModerator.telegramId, 'odd-queue', '/moderation?kind=profile', { theme: 'odd' }),
    scene(telegramId, 'settings-narrow', '/profile/settings', { width: 320 }),
    scene(telegramId, 'english-settings', '/profile/settings', { before: inEnglish }),
    scene(telegramId, 'english-profile', '/', { before: inEnglish, width: 320 }),
    scene(long.telegramId, 'narrow-long-names', '/', { width: 320 }),
    scene(projectOwner.telegramId, 'tablet-projects', '/createproject', { width: 768 }),
    scene(firstModerator.telegramId, 'wide-queue', '/moderation', { width: 1280 }),
  ];
}
