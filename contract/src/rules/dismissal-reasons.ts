/** Why a proposal is not wanted: skills, level, topic, or just no. */
export const dismissalReasons = ['skills', 'level', 'topic', 'other'] as const;
