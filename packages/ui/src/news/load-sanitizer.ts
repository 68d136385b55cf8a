'use client';

import { whenOnline } from '../lib/when-online.ts';

/** Loads the code that sanitizes HTML in the browser. An app can call it before a `RichText` needs it. */
export const loadSanitizer = () => whenOnline(() => import('./sanitized-html.tsx'));
