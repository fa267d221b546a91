import {
  errorMessages,
  fieldLabels,
  localeOf,
  type ErrorCode,
  type Locale,
  type ProjectField,
  type ReviewedField,
} from '@kollab/contract';
import type { Context } from 'grammy';
import { en } from './en/en.ts';
import { ru } from './ru/ru.ts';

type Own = typeof ru;

export interface Texts extends Own {
  locale: Locale;
  fields: { profile: Record<ReviewedField, string>; project: Record<ProjectField, string> };
  errors: Record<ErrorCode, string>;
}

const all: Record<Locale, Texts> = {
  ru: { ...ru, locale: 'ru', fields: fieldLabels.ru, errors: errorMessages.ru },
  en: { ...en, locale: 'en', fields: fieldLabels.en, errors: errorMessages.en },
};

export const textsFor = (locale: Locale): Texts => all[locale];

type Update = Pick<Context, 'chat' | 'from'>;

/** The texts that an update is answered with: in its sender's language, in a group in Russian. */
export const textsIn = ({ chat, from }: Update): Texts =>
  textsFor(chat !== undefined && chat.type !== 'private' ? 'ru' : localeOf(from?.language_code));
