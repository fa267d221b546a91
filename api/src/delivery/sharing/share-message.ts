import { paths, startParamOf } from '@kollab/contract';
import type { Shareable } from './sharing.queries.ts';

const texts = { open: 'Открыть проект' };

const descriptionShown = 200;
const tagsShown = 6;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** The first characters of a text, none of them halved. */
function cut(text: string, most: number) {
  const characters = Array.from(text);
  return characters.length > most ? `${characters.slice(0, most).join('').trimEnd()}…` : text;
}

/** Where a project opens: in Telegram, or on its page while nobody knows what the bot is called. */
export const urlOf = (
  { id }: Pick<Shareable, 'id'>,
  { bot, publicUrl }: { bot: string | undefined; publicUrl: string },
) =>
  bot === undefined
    ? publicUrl + paths.project(id)
    : `https://t.me/${bot}?startapp=${startParamOf({ screen: 'project', projectId: id })}`;

const factsOf = ({ stage, tags }: Shareable) => [stage, ...tags.slice(0, tagsShown)].join(' · ');

/** What goes along with the address where a message cannot be prepared. */
export const plainShare = (project: Shareable) => `${project.name}\n${factsOf(project)}`;

/** A project as a message for any chat, as Telegram's `savePreparedInlineMessage` takes it. */
export function toMessage(project: Shareable, url: string) {
  const description = cut(project.description, descriptionShown);
  const lines = [
    `<b>${escapeHtml(project.name)}</b>`,
    escapeHtml(factsOf(project)),
    ...(description === '' ? [] : ['', escapeHtml(description)]),
  ];
  return {
    type: 'article',
    id: project.id,
    title: project.name,
    description: factsOf(project),
    input_message_content: {
      message_text: lines.join('\n'),
      parse_mode: 'HTML',
      link_preview_options: { is_disabled: true },
    },
    reply_markup: { inline_keyboard: [[{ text: texts.open, url }]] },
  } as const;
}

export type Message = ReturnType<typeof toMessage>;
