import { recipientOf } from '#src/messages/reader.ts';
import { miniApp } from '#src/messages/mini-app.ts';

const app = miniApp('https://kollab.example');

export const readerOf = (languageCode = 'ru') => recipientOf({ languageCode, isGroup: false }, app);

export const groupReader = recipientOf({ languageCode: null, isGroup: true }, app);
