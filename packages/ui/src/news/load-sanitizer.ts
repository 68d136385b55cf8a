'use client';

import { whenOnline } from '../lib/when-online.ts';

/** Loads `sanitizeHtml`, which most pages do not need. An app can pass it to `Sanitizer`. */
export const loadSanitizer = () => whenOnline(() => import('./sanitize-html.ts'));
