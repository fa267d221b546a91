interface ImportMetaEnv {
  /** Without a trailing slash; the own origin unless set. */
  readonly VITE_FILE_HOST?: string;
}
