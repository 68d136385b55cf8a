import { createContext } from 'react';

/**
 * The sanitizer of a server, which has no DOM: an app provides it while it renders there. It must allow no more than
 * `sanitizeHtml`.
 */
export const ServerSanitizer = createContext<((html: string) => string) | undefined>(undefined);
