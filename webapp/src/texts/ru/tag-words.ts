/** Of a profile, a project and a vacancy alike. */
export const tagWords = {
  placeholder: 'Например, React или дизайн',
  suggestions: 'Подсказки',
  add: (name: string) => `Добавить ${name}`,
  remove: (name: string) => `Убрать ${name}`,
  added: (name: string) => `Добавлено: ${name}`,
  removed: (name: string) => `Убрано: ${name}`,
  propose: (name: string) => `Предложить «${name}»`,
  proposeHint: 'Появится в общем списке, когда модератор его одобрит',
} as const;
