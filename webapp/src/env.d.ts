interface ImportMetaEnv {
  /** Host of uploaded pictures without a trailing slash; the own origin unless set. */
  readonly VITE_FILE_HOST?: string;
}
