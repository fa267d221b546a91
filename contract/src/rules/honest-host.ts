const lettersOf = (...scripts: string[]) =>
  scripts.map((script) => String.raw`\p{Script_Extensions=${script}}`).join('');
const alphabet = (script: string) => `[${lettersOf(script)}\\d-]+`;

/** Letters of no language in use, such as ɡ and ᴋ, are left out. */
const latin = String.raw`a-z\u00DF-\u00F6\u00F8-\u024F\u1E00-\u1EFF`;

/** What one part of a name may be written in: one alphabet, or those of one language (UTS #39). */
const ofOneLanguage = new RegExp(
  `^(?:${[
    String.raw`[${latin}\d_-]*`,
    ...['Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Thai'].map((script) =>
      alphabet(script),
    ),
    ...['Devanagari', 'Bengali', 'Tamil', 'Telugu'].map((script) => alphabet(script)),
    `[${lettersOf('Han', 'Hiragana', 'Katakana', 'Hangul')}a-z\\d-]+`,
  ].join('|')})$`,
  'iu',
);

/** Whole words of letters that pass for Latin ones, as browsers know them: «аррӏе». */
const disguised = /^(?:[асԁеһіјӏорԗԛѕԝхуъьҽпгѵѡ\d-]+|[αικνρυωηοτ\d-]+)$/iu;
const hasLetter = /\p{L}/u;

/** As DNS has it: no part is longer. */
const longestPart = 63;

/** Whether a host, in letters, is no other one in disguise. */
export function isHonestHost(host: string): boolean {
  const parts = host.normalize('NFKC').split('.');
  const isDisguised = (part: string) => hasLetter.test(part) && disguised.test(part);
  const isAbroad = /^[a-z\d-]*$/i.test(parts.at(-1) ?? '');
  return parts.every(
    (part) =>
      part.length <= longestPart && ofOneLanguage.test(part) && !(isAbroad && isDisguised(part)),
  );
}
