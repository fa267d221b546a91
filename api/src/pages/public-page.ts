import {
  type Project,
  type User,
  type Vacancy,
  displayName,
  paths,
  product,
} from '@kollab/contract';

export type Meta = readonly (readonly [name: string, value: string])[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (value: string) => value.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** Open Graph names stand in `property`. */
export function withMeta(html: string, meta: Meta) {
  const elements = meta.map(([name, value]) => {
    const key = name.startsWith('og:') ? 'property' : 'name';
    return `<meta ${key}="${escape(name)}" content="${escape(value)}" />`;
  });
  return html.replace('</title>', (end) => [end, ...elements].join('\n    '));
}

const absolute = (address: string, publicUrl: string) =>
  address.startsWith('/') ? publicUrl + address : address;

export const previewOf = (user: User, publicUrl: string, path: string): Meta => [
  ['og:site_name', product],
  ['og:type', 'profile'],
  ['og:title', displayName(user)],
  ['og:description', user.statusShort || `Профиль в ${product}`],
  ...(user.photo ? [['og:image', absolute(user.photo, publicUrl)] as const] : []),
  ['og:url', publicUrl + path],
  ['twitter:card', 'summary'],
];

const shownOfText = 200;

function beginningOf(text: string) {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= shownOfText) return line;
  const [beginning = ''] = /^.*(?=\s)/.exec(line.slice(0, shownOfText)) ?? [];
  return `${
    beginning ||
    Array.from(line)
      .slice(0, shownOfText / 2)
      .join('')
  }…`;
}

export function previewOfProject(
  project: Project,
  vacancy: Vacancy | undefined,
  publicUrl: string,
): Meta {
  const { id, name, description, coverImage } = project;
  const path = vacancy ? paths.vacancy(id, vacancy.id) : paths.project(id);
  const text = vacancy && (vacancy.tasks || vacancy.requirements || vacancy.conditions);
  return [
    ['og:site_name', product],
    ['og:type', 'website'],
    ['og:title', vacancy ? `${vacancy.title} — ${name}` : name],
    ['og:description', beginningOf(text ?? description)],
    ...(coverImage ? [['og:image', absolute(coverImage, publicUrl)] as const] : []),
    ['og:url', publicUrl + path],
    ['twitter:card', coverImage ? 'summary_large_image' : 'summary'],
  ];
}
