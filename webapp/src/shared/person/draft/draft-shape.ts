import { type FieldKind, isSafeUrl, type ProfileFieldName, profileFields } from '@kollab/contract';

type Is = (value: unknown) => boolean;

const isText: Is = (value) => typeof value === 'string';
const isTextOrNull: Is = (value) => value === null || isText(value);
const isNumber: Is = (value) => typeof value === 'number';
const matches =
  (pattern: RegExp): Is =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const listOf =
  (isItem: Is): Is =>
  (value) =>
    Array.isArray(value) && value.every(isItem);
const shaped =
  (shape: Record<string, Is>): Is =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(shape).every(([key, is]) => is((value as Record<string, unknown>)[key]));

const isPicture = matches(/^\/uploads\/[\w-]{1,80}\.webp$/);
const isDrawn = matches(/^data:image\/[a-z.+-]{1,20};base64,[a-z\d+/]+={0,2}$/i);

const shapes: Record<FieldKind, Is> = {
  name: isText,
  optionalName: isText,
  line: isText,
  text: isText,
  phone: isText,
  email: isText,
  lines: listOf(isText),
  course: (value) => value === null || (Number.isInteger(value) && Number(value) > 0),
  photo: (value) => value === null || isPicture(value),
  tags: listOf(isText),
  links: listOf(shaped({ type: isText, url: (url) => typeof url === 'string' && isSafeUrl(url) })),
  experiences: listOf(
    shaped({
      company: isText,
      department: isText,
      role: isText,
      workDurationYears: isNumber,
      logoUrl: (value) => value === null || isPicture(value) || isDrawn(value),
      startDate: isTextOrNull,
      endDate: isTextOrNull,
    }),
  ),
};

/**
 * Only that it can be shown. Forms check the rest before they keep it, and the server when it is
 * sent; the contract's schemas would double what a profile loads.
 */
export const isShowable = (field: string, value: unknown) =>
  Object.hasOwn(profileFields, field) &&
  shapes[profileFields[field as ProfileFieldName].kind](value);
