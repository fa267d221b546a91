import { paths, startParamOf } from '@kollab/contract';
import type { Shareable, SharedVacancy } from './sharing.queries.ts';

const texts = {
  openProject: 'Открыть проект',
  openVacancy: 'Открыть вакансию',
  sought: (title: string) => `Ищем: ${title}`,
};

const descriptionShown = 200;
const tagsShown = 6;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** The first characters of a text, none of them halved. */
function cut(text: string, most: number) {
  const characters = Array.from(text);
  return characters.length > most ? `${characters.slice(0, most).join('').trimEnd()}…` : text;
}

/** A project, or one of its vacancies, as it is passed on. */
export interface Passed {
  id: string;
  title: string;
  facts: string;
  text: string;
  /** Of the button that opens it. */
  open: string;
  cover: string | null;
}

/** A project as it is passed on; with a vacancy, whom it looks for. */
export function passedOf(project: Shareable, vacancy: SharedVacancy | undefined): Passed {
  const factsOf = (first: string | null, tags: string[]) =>
    [...(first === null ? [] : [first]), ...tags.slice(0, tagsShown)].join(' · ');
  const { cover_image: cover } = project;
  if (!vacancy) {
    const { id, name: title, description: text, stage, tags } = project;
    return { id, title, facts: factsOf(stage, tags), text, open: texts.openProject, cover: null };
  }
  const { id, title, level, tags, tasks: text } = vacancy;
  return {
    id,
    title: texts.sought(title),
    facts: [project.name, factsOf(level, tags)].filter(Boolean).join(' · '),
    text,
    open: texts.openVacancy,
    cover,
  };
}

interface Place {
  bot: string | undefined;
  publicUrl: string;
}

/** Where it opens: in Telegram, or on its page while nobody knows what the bot is called. */
export function urlOf(
  { id: projectId }: Pick<Shareable, 'id'>,
  vacancyId: string | undefined,
  { bot, publicUrl }: Place,
) {
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

/** What goes along with the address where a message cannot be prepared. */
export const plainShare = ({ title, facts }: Passed) => `${title}\n${facts}`;

/** Telegram fetches the picture itself: there is none of what it cannot reach. */
const previewOf = (cover: string | null, publicUrl: string) =>
  cover !== null && publicUrl.startsWith('https:')
    ? { url: publicUrl + cover, prefer_large_media: true, show_above_text: true }
    : { is_disabled: true };

/** A message for any chat, as Telegram's `savePreparedInlineMessage` takes it. */
export function toMessage(passed: Passed, url: string, publicUrl: string) {
  const { id, title, facts, open } = passed;
  const text = cut(passed.text, descriptionShown);
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
