import { type Language, languageOfPath, type SiteLanguages } from '@hearthlight/domain';
import { currentLanguage, inLanguage } from '@hearthlight/words/current-language';
import { languages as known } from '@hearthlight/words/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

import { type Html, markup } from '../../lib/html.ts';
import { isCallPath, pathOf } from './not-found.ts';

/**
 * Returns the language in which to answer: that of a page's address. For a call or the page to unsubscribe, which have
 * one address, it is the one that the client prefers among those of the site. Without a preference it is the site's
 * default.
 */
export function languageOf(request: FastifyRequest, languages: SiteLanguages): Language {
  if (languages.length === 1) return languages[0];
  const path = pathOf(request);
  if (!isNegotiated(path)) return languageOfPath(path, languages);
  const [preferred] = new Negotiator(request.raw).languages([...languages]);
  return languages.find((language) => language === preferred) ?? languages[0];
}

const isNegotiated = (path: string) => isCallPath(path) || path.startsWith('/unsubscribe/');

/** Handles each request in its language. Call it before all other hooks. */
export function speakLanguageOfRequest(app: FastifyInstance, languages: SiteLanguages): void {
  app.decorateRequest('language', languages[0]);
  app.addHook('onRequest', (request, reply, done) => {
    request.language = languageOf(request, languages);
    if (languages.length > 1 && isNegotiated(pathOf(request))) void reply.header('vary', 'accept-language');
    inLanguage(request.language, done);
  });
}

/** Whether the current language is written right to left. */
export const isRightToLeft = (): boolean =>
  known.some(({ direction, tag }) => tag === currentLanguage() && direction === 'rtl');

/** Returns the attributes `lang` and, if the current language is written right to left, `dir`. */
export function languageAttributes(): Html {
  const language = currentLanguage();
  return isRightToLeft() ? markup`lang="${language}" dir="rtl"` : markup`lang="${language}"`;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the response. */
    language: Language;
  }
}
