import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { controlError, parseInput, requirePerson } from '#src/control/common/input.ts';
import { photoUrl, signInitData } from '#src/control/common/init-data.ts';
import { launchUrl, mainAppUrl } from '#src/control/common/launch-url.ts';
import type { Person as ShownPerson } from '#src/control/common/shapes.ts';
import type { Person } from '#src/people/people.ts';
import { portraitFor } from '#src/people/photos.ts';
import { findChat } from '#src/state/chats.ts';
import {
  addPerson,
  findPerson,
  listPeople,
  speakLanguage,
  unusedTelegramId,
} from '#src/state/people.ts';
import type { Telegram } from '#src/bot-api/telegram/telegram.ts';

const languageTag = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[a-zA-Z]+)?$/u, 'expected a language tag such as ru');

const newPerson = z.strictObject({
  firstName: z.string().trim().min(1).max(64),
  lastName: z.string().trim().max(64).optional(),
  username: z
    .string()
    .regex(/^[a-zA-Z]\w{3,31}$/u, 'expected 4 to 32 latin letters, digits or underscores')
    .optional(),
  languageCode: languageTag.default('ru'),
  telegramId: z.int().positive().optional(),
  photo: z.boolean().default(false),
});

const startParam = z.string().regex(/^[\w-]{1,512}$/u, 'expected 1 to 512 letters, digits, _ or -');

const initDataQuery = z.object({
  ageSeconds: z.coerce.number().int().min(-1e9).max(1e9).default(0),
  startParam: startParam.optional(),
});

function viewPerson(telegram: Telegram, person: Person): ShownPerson {
  const chat = findChat(telegram.store, person.telegramId);
  return {
    telegramId: person.telegramId,
    firstName: person.firstName,
    lastName: person.lastName ?? null,
    username: person.username ?? null,
    role: person.role,
    languageCode: person.languageCode,
    photoUrl: photoUrl(telegram, person) ?? null,
    started: chat?.started ?? false,
    blocked: chat?.blocked ?? false,
    writeAccess: chat?.writeAccess ?? false,
  };
}

export function servePeople(app: FastifyInstance, telegram: Telegram): void {
  app.get('/people', () =>
    listPeople(telegram.store).map((person) => viewPerson(telegram, person)),
  );

  app.post('/people', async (request, reply) => {
    const { photo, ...input } = parseInput(newPerson, request.body);
    const telegramId = input.telegramId ?? unusedTelegramId(telegram.store);
    if (findPerson(telegram.store, telegramId) !== undefined || telegramId === telegram.bot.id) {
      throw controlError(409, `telegramId ${telegramId} is taken`);
    }
    const person: Person = {
      ...input,
      lastName: input.lastName === '' ? undefined : input.lastName,
      telegramId,
      role: 'guest',
      ...(photo && { portrait: portraitFor(telegramId) }),
    };
    if (!addPerson(telegram.store, person)) throw controlError(409, 'There are too many people');
    return reply.code(201).send(viewPerson(telegram, person));
  });

  app.patch('/people', async (request, reply) => {
    const { languageCode } = parseInput(
      z.strictObject({ languageCode: languageTag }),
      request.body,
    );
    speakLanguage(telegram.store, languageCode);
    return reply.code(204).send();
  });

  app.get('/people/:telegramId/init-data', (request) => {
    const person = requirePerson(telegram, request.params);
    const options = parseInput(initDataQuery, request.query);
    const initData = signInitData(telegram, person, options);
    const url = launchUrl(telegram, person, mainAppUrl(telegram), { ...options, initData });
    return { initData, launchUrl: url };
  });
}
