import { escapeLiteral } from 'pg';

export const setSettings = (settings: Record<string, string>) =>
  `select ${Object.entries(settings)
    .map(([name, value]) => `set_config(${escapeLiteral(name)}, ${escapeLiteral(value)}, false)`)
    .join(', ')}`;
