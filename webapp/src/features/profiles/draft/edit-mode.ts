import { userStores } from '#src/device/user-store.ts';

export const editMode = userStores<{ isEditing: boolean }>({
  name: 'edit-mode',
  version: 1,
  read: (kept) => ({
    isEditing:
      typeof kept === 'object' && kept !== null && 'isEditing' in kept && kept.isEditing === true,
  }),
});
