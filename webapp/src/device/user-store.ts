import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

const memory = new Map<string, string>();

/** Where storage is broken or full, what is kept lives as long as the page. */
const deviceStorage = {
  getItem(key: string): string | null {
    try {
      return localStorage.getItem(key) ?? memory.get(key) ?? null;
    } catch {
      return memory.get(key) ?? null;
    }
  },
  setItem(key: string, value: string) {
    memory.set(key, value);
    try {
      localStorage.setItem(key, value);
    } catch (error) {
      console.warn(`${key} could not be kept on this device`, error);
    }
  },
  removeItem(key: string) {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch (error) {
      console.warn(`${key} could not be removed from this device`, error);
    }
  },
};

interface UserStoreConfig<T> {
  name: string;
  version: number;
  /** Also of nothing and of nonsense. */
  read: (kept: unknown) => T;
}

function createUserStore<T extends object>(config: UserStoreConfig<T>, telegramId: number) {
  const key = `kollab:${config.name}:${telegramId}`;
  const store = createStore<T>()(
    persist(() => config.read(undefined), {
      name: key,
      version: config.version,
      storage: createJSONStorage(() => deviceStorage),
      migrate: (kept) => config.read(kept),
      merge: (kept) => config.read(kept),
    }),
  );
  window.addEventListener('storage', (event) => {
    if (event.key === key) void store.persist.rehydrate();
  });
  return store;
}

export function userStores<T extends object>(config: UserStoreConfig<T>) {
  const stores = new Map<number, ReturnType<typeof createUserStore<T>>>();
  return (telegramId: number) => {
    const known = stores.get(telegramId) ?? createUserStore(config, telegramId);
    stores.set(telegramId, known);
    return known;
  };
}
