import type { PageData } from '@hearthlight/domain';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';

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
  const { pathname } = useLocation();
  const handedOver = useContext(PageDataContext);
  return handedOver?.address === pathname ? handedOver.data : undefined;
}

/** Reads what the server handed over for the address of the document. */
export function readPageData(): HandedOver | undefined {
  const json = document.getElementById(pageDataId)?.textContent;
  if (!json) return undefined;
  const data: PageData = JSON.parse(json);
  return { address: window.location.pathname, data };
}
