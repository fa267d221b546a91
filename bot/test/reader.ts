import { recipientOf } from '#src/messages/reader.ts';
import { miniApp } from '#src/messages/mini-app.ts';

const app = miniApp('https://kollab.example');

/** Whoever reads a message in a private chat; in Russian unless told otherwise. */
export const readerOf = (languageCode = 'ru') => recipientOf({ languageCode, isGroup: false }, app);

/** Whoever reads a message in the moderators' group. */
export const groupReader = recipientOf({ languageCode: null, isGroup: true }, app);
