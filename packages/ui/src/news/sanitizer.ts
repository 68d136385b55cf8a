'use client';

import { createContext } from 'react';

/**
 * Sanitizes HTML at once, where an app has the code for it: on a server, which has no DOM, its own function, which must
 * allow no more than `sanitizeHtml`; in the browser that of `loadSanitizer`.
 */
export const Sanitizer = createContext<((html: string) => string) | undefined>(undefined);
