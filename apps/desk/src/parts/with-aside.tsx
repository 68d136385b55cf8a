import type { ReactNode } from 'react';

export interface WithAsideProps {
  /** The main content of the page. */
  children: ReactNode;
  /** The content beside it. */
  aside: ReactNode;
}

const column = 'grid min-w-0 gap-5 *:min-w-0';

/**
 * Two columns of panels where both have room for their text, whatever its size. Elsewhere the second is below the
 * first.
 */
export function WithAside({ children, aside }: WithAsideProps) {
  return (
    <div className="flex flex-wrap items-start gap-5 print:block">
      <div className={`${column} grow-3 basis-[min(100%,30rem)]`}>{children}</div>
      <div className={`${column} grow-2 basis-[min(100%,20rem)]`}>{aside}</div>
    </div>
  );
}
