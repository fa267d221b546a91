interface ImportMetaEnv {
  /** Origin of the page that frames the mini-app; Telegram Web's unless a build says otherwise. */
  readonly VITE_TELEGRAM_ORIGIN?: string;
  /** Host of uploaded pictures without a trailing slash; the own origin unless set. */
  readonly VITE_FILE_HOST?: string;
}
