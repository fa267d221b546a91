const fileHost = import.meta.env.VITE_FILE_HOST ?? '';

/** Where a picture is: paths of ours are prefixed with the file host, the rest is as it is. */
export const fileUrl = (path: string | null) =>
  path?.startsWith('/uploads') ? fileHost + path : path;
