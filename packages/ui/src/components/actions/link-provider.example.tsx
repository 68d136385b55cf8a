import type { RoutedLinkProps } from './link-provider.tsx';

/** The link of a router. With React Router: `({ href, ...rest }) => <Link to={href} {...rest} />`. */
export function RouterLink({ href, state, children, ...attributes }: RoutedLinkProps) {
  return (
    <a
      {...attributes}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        history.pushState(state, '', href);
      }}
    >
      {children}
    </a>
  );
}
