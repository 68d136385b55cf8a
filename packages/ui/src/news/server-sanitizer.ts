'use client';

import { createContext } from 'react';

/**
 * Sanitizes HTML on the server, which has no DOM. The app provides it while rendering there. It must allow no more than
 * `sanitizeHtml`.
 */
export const ServerSanitizer = createContext<((html: string) => string) | undefined>(undefined);
