const memory = new Map<string, string>();

/** The device's storage; where it is broken or full, what is kept lives as long as the page. */
export const deviceStorage = {
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
