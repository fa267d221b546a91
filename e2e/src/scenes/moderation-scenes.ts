import {
  appealProfile,
  approveProfile,
  decideProfile,
  reportUser,
  saveChange,
} from '@kollab/contract';
import { firstModerator, student } from '@kollab/sandbox/people';
import type { Page } from '@playwright/test';
import { type Cast, moderators, type Someone } from '#src/cast/cast.ts';
import { unfold } from '#src/app/steps.ts';
import { pressing, type Scene, scene } from './scene.ts';

const about = 'Два года преподаю программирование школьникам и делаю для них тренажёры. '.repeat(4);

async function stage({ telegramId, call }: Someone, changes: Readonly<Record<string, unknown>>) {
  for (const [changeType, newValue] of Object.entries(changes)) {
    await call(saveChange, {
      body: { telegramId, changeType: changeType as 'tags', newValue },
    });
  }
}

async function changedPerson(cast: Cast) {
  const judge = await cast.callAs(moderators[1]);
  const person = await cast.newcomer('Варвара', 'Тихомирова');
  await stage(person, {
    description: `${about}Люблю старые карты. ${about}`,
    tags: ['Photoshop', 'React'],
    links: [{ type: 'Сайт', url: 'https://old.example/portfolio' }],
  });
  await person.submit('Ищу команду для учебного проекта');
  await judge(approveProfile, { params: { telegramId: person.telegramId }, body: {} });
  await stage(person, {
    description: `${about}Собираю атлас тихих дворов. ${about}`,
    tags: ['React', 'C#', 'UX-исследования'],
    links: [{ type: 'GitHub', url: 'https://github.com/varvara-tikhomirova/quiet-yards' }],
  });
  await person.submit('Ищу наставника для учебного проекта');
  return person;
}

async function partlyApproved(cast: Cast, name: string, moderator: number) {
  const judge = await cast.callAs(moderator);
  const person = await cast.newcomer(name);
  await stage(person, { links: [{ type: 'Сайт', url: 'https://nothing.example' }] });
  await person.submit('Делаю музыку для игр');
  await judge(decideProfile, {
    params: { telegramId: person.telegramId },
    body: { rejected: [{ field: 'links', reason: 'Ссылка не открывается или ведёт не туда' }] },
  });
  return person;
}

const turnLinksDown = (name: string) => async (page: Page) => {
  const card = page.getByTestId('queue-card').filter({ hasText: name });
  await unfold(card);
  await card.getByRole('checkbox', { name: 'Отклонить поле: Ссылки' }).check();
  await card.getByRole('button', { name: 'В тексте реклама или спам' }).click();
};

const rejectOf = (name: string) => async (page: Page) => {
  const card = page.getByTestId('queue-card').filter({ hasText: name });
  await unfold(card);
  await card.getByRole('button', { name: 'Отклонить', exact: true }).click();
};

const showOf = (name: string) => async (page: Page) => {
  const card = page.getByTestId('queue-card').filter({ hasText: name });
  await unfold(card);
  await card.evaluate((shown) => shown.scrollIntoView());
};

const openChanges = async (page: Page) => {
  await page.getByText('Что изменилось').first().click();
};

const withNothing = async (page: Page) => {
  const none = { count: 0, oldestAt: null };
  const waiting = { profile: none, project: none, report: none, appeal: none };
  await page.route('**/moderation-waiting**', (route) => route.fulfill({ json: waiting }));
  await page.route('**/*-for-moderation**', (route) => route.fulfill({ json: [] }));
};

/** The same ones again and again, under other numbers. */
const withFifty = (page: Page) =>
  page.route('**/profiles-for-moderation**', async (route) => {
    const response = await route.fetch();
    const items = (await response.json()) as object[];
    const fifty = Array.from({ length: 50 }, (_, index) => {
      const id = `0190a0a0-0000-7000-8000-${String(index).padStart(12, '0')}`;
      const another = { id, userId: id, telegramId: 8_000_000_000 + index };
      return Object.assign({}, items[index % items.length], another);
    });
    await route.fulfill({ json: fifty });
  });

export async function moderationScenes(cast: Cast): Promise<Scene[]> {
  const { telegramId } = firstModerator;
  await changedPerson(cast);
  const partial = await partlyApproved(cast, 'Глеб', moderators[1]);
  const appellant = await partlyApproved(cast, 'Арсений', moderators[0]);
  await appellant.call(appealProfile, {
    body: {
      telegramId: appellant.telegramId,
      text: 'Сайт переехал и снова открывается: это мой диплом, посмотрите ещё раз. '.repeat(3),
    },
  });
  const rude = await cast.newcomer('Семён', 'Грубый');
  const reporter = await cast.callAs(student.telegramId);
  await reporter(reportUser, {
    params: { id: rude.telegramId },
    body: { category: 'abuse', text: 'Пишет гадости в письмах всем подряд. '.repeat(5) },
  });
  await partial.call(reportUser, {
    params: { id: rude.telegramId },
    body: { category: 'spam', text: '' },
  });
  const profiles = '/moderation?kind=profile';
  const own = '/profile/moderation';
  return [
    scene(telegramId, 'queue-none', profiles, { before: withNothing }),
    scene(telegramId, 'queue-fifty', profiles, {
      before: withFifty,
      act: (page) => page.getByTestId('queue-card').nth(24).scrollIntoViewIfNeeded(),
    }),
    scene(telegramId, 'queue-one-by-one', profiles, pressing('По одной')),
    scene(telegramId, 'queue-diff', profiles, showOf('Варвара Тихомирова')),
    scene(telegramId, 'queue-reject', profiles, rejectOf('Варвара Тихомирова')),
    scene(telegramId, 'queue-partial', profiles, turnLinksDown('Варвара Тихомирова')),
    scene(telegramId, 'queue-appeal', profiles, showOf('Арсений')),
    scene(telegramId, 'queue-report', '/moderation?kind=report'),
    scene(telegramId, 'queue-measures', '/moderation?kind=report', pressing('Принять меры')),
    scene(telegramId, 'moderation-record', '/moderation/record', openChanges),
    scene(
      telegramId,
      'moderation-record-moderator',
      `/moderation/record?moderator=${moderators[1]}`,
    ),
    scene(telegramId, 'moderation-statistics', '/moderation/statistics'),
    scene(partial.telegramId, 'moderation-partly', own),
    scene(partial.telegramId, 'moderation-appeal', own, pressing(/^Обжаловать/)),
    scene(appellant.telegramId, 'moderation-appealed', own),
  ];
}
