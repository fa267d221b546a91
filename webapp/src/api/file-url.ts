const fileHost = import.meta.env.VITE_FILE_HOST ?? '';

export const fileUrl = (path: string | null) =>
  path?.startsWith('/uploads') ? fileHost + path : path;
