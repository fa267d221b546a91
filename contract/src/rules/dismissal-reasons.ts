export const dismissalReasons = ['skills', 'level', 'topic', 'other'] as const;
