import { paths } from '@hearthlight/domain';
import type { ReactNode } from 'react';

import { Link } from '../components/actions/link.tsx';
import { Brand } from './brand.tsx';

/** What surrounds the forms of an account. */
export interface AccountFrame {
  /** The product's name, beside the mark. */
  product: string;
  /** The sentence above the picture. */
  line: string;
  /** The address of the picture. */
  picture: string;
}

export interface AuthFrameProps {
  /** Name, line and picture beside the form. */
  frame: AccountFrame;
  /** The form, with the page's `h1`. */
  children: ReactNode;
}

/**
 * The layout of the account pages: the picture on the left, the form on the right on gray. Phones neither
 * show nor load the picture.
 *
 * @summary The layout of the account pages: the picture on the left, the form on the right on gray.
 */
export function AuthFrame({ frame: { product, line, picture }, children }: AuthFrameProps) {
  return (
    <div className="min-h-dvh bg-auth-gray desk:grid desk:grid-cols-2">
      <header className="desk:sticky desk:top-0 desk:flex desk:h-dvh desk:flex-col desk:bg-pine-deep desk:px-15 desk:pt-10 desk:text-on-dark">
        <Link
          href={paths.home}
          variant="plain"
          className="ml-gutter inline-flex min-h-17 items-center self-start desk:ml-0 desk:min-h-11 desk:focus-visible:outline-sun desk:[&_path:first-child]:fill-on-dark forced-colors:[&_path:first-child]:fill-[CanvasText] desk:[&_path:last-child]:fill-ember"
        >
          <Brand name={product} />
        </Link>
        <p className="mt-[9vh] hidden max-w-measure-13 font-display text-motto text-balance desk:block">
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
