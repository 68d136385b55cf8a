import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { prefix } from 'virtual:content/languages';

/** The page that the server or the build rendered. */
export interface Rendered {
  /** Path of the page without the prefix of its language. */
  pathname: string;
  /** The time that ages of comments are relative to, ISO 8601. */
  at: string;
}

/** A path as the router's components see it. */
export const withoutPrefix = (pathname: string): string => pathname.slice(prefix.length) || '/';

/** `undefined` in a document without a rendered page. */
export const RenderedContext = createContext<Rendered | undefined>(undefined);

/** When the page at the current address was rendered; `undefined` for every other address. */
export function useRenderedAt(): string | undefined {
  const { pathname } = useLocation();
  const rendered = useContext(RenderedContext);
  return rendered?.pathname === pathname ? rendered.at : undefined;
}
