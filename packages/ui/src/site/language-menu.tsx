'use client';

import { useContext } from 'react';

import { useWords } from '../words/words-provider.tsx';
import { LanguageLinks } from './language-links.ts';

/**
 * Links to the current page in the other languages of the site, each with its own name. Nothing for a site with one
 * language. Each language is a site of its own, so these are plain anchors, which load a document.
 */
export function LanguageMenu() {
  const words = useWords('site');
  const links = useContext(LanguageLinks);
  if (links.length === 0) return null;
  return (
    <ul aria-label={words.language} className="flex list-[''] flex-wrap gap-x-6">
      {links.map(({ language, name, href, isCurrent, onChoose }) => (
        <li key={language}>
          <a
            href={href}
            onClick={onChoose}
            lang={language}
            hrefLang={language}
            aria-current={isCurrent ? 'page' : undefined}
            className="inline-flex min-h-11 min-w-11 items-center hover:underline aria-[current=page]:underline"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
