import { useProfileDraft, typeForm } from '#src/shared/person/draft/profile-draft.ts';

const formName = 'tag';

export function useTypedTag(telegramId: number) {
  const typed = useProfileDraft(telegramId).typed[formName]?.name ?? '';
  const type = (name: string) => typeForm(telegramId, formName, name ? { name } : undefined);
  return [typed, type] as const;
}
