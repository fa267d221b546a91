/** What nobody sees, blanks that pass for letters, and what every font draws as it likes, if at all. */
const invisible = String.raw`[\p{Default_Ignorable_Code_Point}\p{Co}\u2800\uFFF9-\uFFFB]`;

const picture = String.raw`(?:(?!\p{Emoji_Presentation})\p{Extended_Pictographic}\uFE0F|\p{Extended_Pictographic}\p{Emoji_Modifier}?)`;

/** Emoji of several characters, some of which are seen in the picture only (UTS #51). */
const emoji = [
  String.raw`${picture}(?:\u200D${picture})+`,
  String.raw`(?!\p{Emoji_Presentation})\p{Extended_Pictographic}\uFE0F`,
  String.raw`[0-9#*]\uFE0F\u20E3`,
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`,
];

/** Scripts in which a joiner between letters makes another word. */
const joining = `[${[
  'Arab',
  'Beng',
  'Deva',
  'Gujr',
  'Guru',
  'Knda',
  'Mlym',
  'Orya',
  'Sinh',
  'Taml',
  'Telu',
]
  .map((script) => String.raw`\p{Script_Extensions=${script}}`)
  .join('')}]`;
const joined = String.raw`${joining}[\u200C\u200D](?=${joining})`;

const inLine = new RegExp(`(${emoji.join('|')})|${invisible}`, 'gu');
const inText = new RegExp(`(${[...emoji, joined].join('|')})|${invisible}`, 'gu');

const visible = (value: string, pattern: RegExp) =>
  value.replace(pattern, (_, kept: string | undefined) => kept ?? '');

export const visibleLine = (value: string) => visible(value, inLine);

/** A text without what cannot be seen in it; emoji and words that need a joiner stay whole. */
export const visibleText = (value: string) => visible(value, inText);
