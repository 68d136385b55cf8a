import { paths } from '@hearthlight/domain';
import type { ReactNode } from 'react';

import { Brand } from '../components/brand.tsx';
import { Link } from '../components/link.tsx';

export interface AuthFrameProps {
  /** The line over the picture. */
  line?: string;
  picture?: string;
  /** The form, with the page's `h1`. */
  children: ReactNode;
}

/**
 * Where accounts are made and opened: a lit house at the left, the sheet at the right on grey. Phones leave the
 * art out, and do not load it.
 */
export function AuthFrame({
  line = 'Ten thousand people keep this light on. Come in.',
  picture = '/pictures/hero.svg',
  children,
}: AuthFrameProps) {
  return (
    <div className="min-h-dvh bg-auth-grey desk:grid desk:grid-cols-2">
      <header className="desk:sticky desk:top-0 desk:flex desk:h-dvh desk:flex-col desk:bg-pine-deep desk:px-15 desk:pt-10 desk:text-on-dark">
        <Link
          href={paths.home}
          variant="plain"
          className="ml-gutter inline-flex min-h-17 items-center self-start desk:ml-0 desk:min-h-11 desk:focus-visible:outline-sun desk:[&_path:first-child]:fill-on-dark desk:[&_path:last-child]:fill-ember"
        >
          <Brand />
        </Link>
        <p className="mt-[9vh] hidden max-w-[13em] font-display text-[2.25rem] leading-[1.08] font-[560] tracking-[-0.018em] text-balance desk:block">
          {line}
        </p>
        <img
          src={picture}
          alt=""
          width={560}
          height={640}
          loading="lazy"
          className="mx-auto mt-auto hidden w-[min(27.5rem,54vh)] desk:block"
        />
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="px-gutter pt-4 pb-16 desk:grid desk:content-center desk:py-12"
      >
        <div className="mx-auto w-full max-w-sheet">{children}</div>
      </main>
    </div>
  );
}
