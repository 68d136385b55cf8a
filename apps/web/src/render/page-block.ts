import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router-dom';

/**
 * The state that the browser continues from: one block of JSON in the page, which the content security policy allows.
 */
export interface PageBlock {
  renderedAt: string;
  /** The page's address, where the document has another one: the response to a comment that was refused. */
  address?: string;
  router: HydrationState;
  queries: DehydratedState;
}

const id = 'page-data';

/** The block as an HTML element. Escapes `<`, which could end the element. */
export function writePageBlock(block: PageBlock): string {
  const json = JSON.stringify(block).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** The block of this document; `undefined` if nothing was rendered. */
export function readPageBlock(): PageBlock | undefined {
  const json = document.getElementById(id)?.textContent;
  return json ? JSON.parse(json) : undefined;
}
