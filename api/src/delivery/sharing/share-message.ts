import {
  cut,
  cutLine,
  jpegPath,
  type Locale,
  localeOf,
  paths,
  saySeeking,
  startParamOf,
  sayFacts,
} from '@kollab/contract';
import type { Shareable, SharedVacancy } from './sharing.queries.ts';

const texts = {
  ru: {
    finished: 'Проект завершён',
    openProject: 'Открыть проект',
    openVacancy: 'Открыть вакансию',
    sought: (title: string) => `Ищем: ${title}`,
    more: (count: number) => `и ещё ${count}`,
  },
  en: {
    finished: 'The project is finished',
    openProject: 'Open project',
    openVacancy: 'View opening',
    sought: (title: string) => `We are looking for: ${title}`,
    more: (count: number) => `and ${count} more`,
  },
} satisfies Record<Locale, object>;

const descriptionShown = 200;
const tagsShown = 6;
const vacanciesShown = 10;
const namesShown = 100;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

export interface Passed {
  id: string;
  title: string;
  facts: string;
  text: string;
  plain: string;
  open: string;
  cover: string | null;
}

function passedProject(project: Shareable): Passed {
  const { id, name: title, description, stage, tags, language, finished_at } = project;
  const { finished, openProject: open } = texts[localeOf(language)];
  const facts = sayFacts(finished_at ? finished : stage, ...tags.slice(0, tagsShown));
  const text = cut(description, descriptionShown);
  return { id, title, facts, text, plain: `${title}\n${facts}`, open, cover: null };
}

function passedVacancy(project: Shareable, vacancy: SharedVacancy): Passed {
  const { id, level, tags, tasks } = vacancy;
  const { sought, openVacancy: open } = texts[localeOf(project.language)];
  const title = sought(vacancy.title);
  const facts = sayFacts(project.name, level, ...tags.slice(0, tagsShown));
  const text = cut(tasks, descriptionShown);
  return { id, title, facts, text, plain: `${title}\n${facts}`, open, cover: project.cover_image };
}

function passedVacancies(project: Shareable, vacancies: readonly SharedVacancy[]): Passed {
  const { id, name, stage, tags } = project;
  const locale = localeOf(project.language);
  const { more, openProject: open } = texts[locale];
  const title = saySeeking(vacancies.length, locale);
  const names = vacancies.map((vacancy) => vacancy.title);
  const rest = names.length - vacanciesShown;
  const lines = names.slice(0, vacanciesShown).map((one) => `• ${one}`);
  return {
    id,
    title,
    facts: sayFacts(name, stage, ...tags.slice(0, tagsShown)),
    text: [...lines, ...(rest > 0 ? [more(rest)] : [])].join('\n'),
    plain: `${title}: ${cutLine(names.join(', '), namesShown)}\n${name}`,
    open,
    cover: project.cover_image,
  };
}

export function toSharedProject(
  project: Shareable,
  vacancyId: string | undefined,
  vacancies: readonly SharedVacancy[],
): Passed {
  const [vacancy] = vacancies;
  if (!vacancy) return passedProject(project);
  return vacancyId === 'all'
    ? passedVacancies(project, vacancies)
    : passedVacancy(project, vacancy);
}

interface Place {
  bot: string | undefined;
  publicUrl: string;
}

/** Where it opens: in Telegram, or on its page while nobody knows what the bot is called. */
export function urlOf(
  { id: projectId }: Pick<Shareable, 'id'>,
  shared: string | undefined,
  { bot, publicUrl }: Place,
) {
  const vacancyId = shared === 'all' ? undefined : shared;
  if (bot === undefined) {
    const path =
      vacancyId === undefined ? paths.project(projectId) : paths.vacancy(projectId, vacancyId);
    return publicUrl + path;
  }
  const target =
    vacancyId === undefined
      ? ({ screen: 'project', projectId } as const)
      : ({ screen: 'vacancy', projectId, vacancyId } as const);
  return `https://t.me/${bot}?startapp=${startParamOf(target)}`;
}

/** Telegram fetches the picture itself: there is none of what it cannot reach. */
const previewOf = (cover: string | null, publicUrl: string) =>
  cover !== null && publicUrl.startsWith('https:')
    ? { url: publicUrl + jpegPath(cover), prefer_large_media: true, show_above_text: true }
    : { is_disabled: true };

/** As Telegram's `savePreparedInlineMessage` takes it. */
export function toMessage(passed: Passed, url: string, publicUrl: string) {
  const { id, title, facts, text, open } = passed;
  const lines = [
    `<b>${escapeHtml(title)}</b>`,
    escapeHtml(facts),
    ...(text === '' ? [] : ['', escapeHtml(text)]),
  ];
  return {
    type: 'article',
    id,
    title,
    description: facts,
    input_message_content: {
      message_text: lines.join('\n'),
      parse_mode: 'HTML',
      link_preview_options: previewOf(passed.cover, publicUrl),
    },
    reply_markup: { inline_keyboard: [[{ text: open, url }]] },
  } as const;
}

export type Message = ReturnType<typeof toMessage>;
