import { expect, it, vi } from 'vitest';
import { notices } from '#src/kit/notices/notices.ts';
import { sampleUser } from '#test/samples.ts';
import { sayLowCompletion } from './low-completion.ts';
import { begunForm } from './own-completion.ts';
import { saveDraft, typeForm } from './profile-draft.ts';

it('a ВУЗ of which only the beginning was typed is still missing', async () => {
  const me = { ...sampleUser, telegramId: 804, university: '' };
  saveDraft(me.telegramId, { university: 'МГ' }, me);
  typeForm(me.telegramId, begunForm, { university: 'МГ' });
  const navigate = vi.fn<() => Promise<void>>();
  const said = sayLowCompletion(me, navigate);
  await vi.waitFor(() => expect(notices.getState().alert?.message).toMatch(/Не хватает: .*ВУЗ/));
  notices.getState().alert?.close(false);
  await said;
  expect(navigate).not.toHaveBeenCalled();
});
