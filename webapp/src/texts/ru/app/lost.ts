export const lost = {
  notFound: 'Такой страницы нет',
  linkIsGone: 'Этой ссылки больше нет',
  notFoundHint: 'Возможно, ссылка устарела. Начните с главной.',
} as const;
