'use client';

import { createContext, type MouseEventHandler } from 'react';

/** The current page in one of the site's languages. */
export interface LanguageLink {
  /** The language tag, such as `es`. */
  language: string;
  /** The language's own name, such as `Español`. */
  name: string;
  href: string;
  isCurrent: boolean;
  /** Called before the link is followed, to remember the choice. */
  onChoose?: MouseEventHandler<HTMLAnchorElement>;
}

/**
 * The current page in all languages of the site. The app provides it. Empty by default, as for a site with one
 * language.
 */
export const LanguageLinks = createContext<readonly LanguageLink[]>([]);
