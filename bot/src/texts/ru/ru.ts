import { account } from './account.ts';
import { admin } from './admin.ts';
import { alerts } from './alerts.ts';
import { appealCard } from './appeal-card.ts';
import { card } from './card.ts';
import { chat, inline, presses } from './chat.ts';
import { about, commands } from './commands.ts';
import { counted, digest, waiting } from './digest.ts';
import { meeting } from './meeting.ts';
import { checkIn, projectCheck, teamStuck } from './check-ins.ts';
import { moderation } from './moderation.ts';
import {
  application,
  call,
  closing,
  confirmation,
  contactRequest,
  handOver,
  declining,
  invitation,
  reminders,
  others,
  pair,
  vacancyCheck,
} from './people-cards.ts';
import { projectCard } from './project-card.ts';
import { room } from './room.ts';
import { workText } from './work-text.ts';
import { settings } from './settings.ts';
import { reportCard } from './report-card.ts';

export const ru = {
  about,
  account,
  admin,
  alerts,
  appealCard,
  card,
  chat,
  commands,
  digest,
  waiting,
  counted,
  inline,
  meeting,
  moderation,
  application,
  call,
  closing,
  confirmation,
  contactRequest,
  handOver,
  declining,
  invitation,
  presses,
  reminders,
  others,
  pair,
  vacancyCheck,
  checkIn,
  projectCheck,
  teamStuck,
  projectCard,
  room,
  settings,
  reportCard,
  workText,
};
