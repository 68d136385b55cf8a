import type { PageData } from '@hearthlight/domain';
import { createContext, useContext } from 'react';

import { usePageLocation } from '../routing/page-location.ts';

/** What the server handed over for the page at one address. */
interface HandedOver {
  address: string;
  data: PageData;
}

/** The id of the element with the data, a block of JSON, which the content security policy does not take for a script. */
export const pageDataId = 'page-data';

/** What the first page was rendered from; `undefined` for a page that the server did not render. */
export const PageDataContext = createContext<HandedOver | undefined>(undefined);

/** The data that the page on screen was rendered from; `undefined` after going to another address. */
export function usePageData(): PageData | undefined {
  const { pathname } = usePageLocation();
  const handedOver = useContext(PageDataContext);
  return handedOver?.address === pathname ? handedOver.data : undefined;
}

/** The end of the address that the form of comments is posted to (`paths.comment`). */
const endOfPost = /\/comment$/;

/**
 * Reads what the server handed over for the address of the document. The response to a refused comment has the address
 * that its form was posted to. It is replaced by the article's, which the router knows and a reload can request.
 */
export function readPageData(): HandedOver | undefined {
  const json = document.getElementById(pageDataId)?.textContent;
  if (!json) return undefined;
  const data: PageData = JSON.parse(json);
  if (data.postedComment?.result.ok === false)
    window.history.replaceState(null, '', window.location.pathname.replace(endOfPost, ''));
  return { address: window.location.pathname, data };
}
