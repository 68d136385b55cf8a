'use client';

import { LinkProvider } from '@hearthlight/ui';
import Link from 'next/link';

/** Next.js has no state beside the address. */
function NextLink(attributes) {
  return <Link {...attributes} state={undefined} />;
}

/** Lets every `Link` of the package navigate by Next.js. */
export function NextLinks({ children }) {
  return <LinkProvider component={NextLink}>{children}</LinkProvider>;
}
