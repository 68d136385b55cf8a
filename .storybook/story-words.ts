import type { ComponentType } from 'react';

/** Returns a page of the site without words of its own: it shows those of its story. */
export const withWords = (_words: object, Page: ComponentType): ComponentType => Page;
