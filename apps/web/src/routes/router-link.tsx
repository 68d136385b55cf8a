import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';

/** The link that `packages/ui` is given: pages change without loading anew. */
export function RouterLink({
  href,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> | undefined }) {
  return <Link to={href} {...rest} />;
}
