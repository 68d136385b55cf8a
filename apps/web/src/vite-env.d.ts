/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Another backend than the site's own origin. */
  readonly VITE_API_URL?: string;
}
