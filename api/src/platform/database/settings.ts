import { escapeLiteral } from 'pg';

/** A statement that gives a session its settings, until it ends. */
export const setSettings = (settings: Record<string, string>) =>
  `select ${Object.entries(settings)
    .map(([name, value]) => `set_config(${escapeLiteral(name)}, ${escapeLiteral(value)}, false)`)
    .join(', ')}`;
