/** Names with more characters, or with a word of more, are set smaller, to be seen whole. */
const longName = 36;
const longWord = 14;

export const isLongName = (name: string) =>
  name.length > longName || name.split(/[\s-]/).some(({ length }) => length > longWord);
