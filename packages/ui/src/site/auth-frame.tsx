import { paths } from '@hearthlight/domain';
import type { ReactNode } from 'react';

import { Link } from '../components/actions/link.tsx';
import { Brand } from './brand.tsx';

/** Texts and picture around the account forms. */
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
 * The layout of the account pages: the picture on the left, the form on the right. On phones the line and a
 * small picture are above the form.
 */
export function AuthFrame({ frame: { product, line, picture }, children }: AuthFrameProps) {
  return (
    <div className="min-h-dvh bg-auth-gray desk:grid desk:grid-cols-2">
      <header
        data-on="dark"
        className="@container flex items-end justify-between gap-x-5 overflow-clip rounded-b-section bg-pine-deep px-gutter text-on-dark desk:sticky desk:top-0 desk:h-dvh desk:flex-col desk:items-stretch desk:rounded-none desk:px-15 desk:pt-10 wide:px-[max(--spacing(15),calc(50%-17rem))] print:hidden"
      >
        <div className="pb-6 desk:pb-0">
          <Link href={paths.home} variant="plain" className="my-3 inline-flex min-h-11 items-center desk:my-0">
            <Brand name={product} />
          </Link>
          <p
            dir="auto"
            className="max-w-measure-13 font-display text-heading text-balance desk:mt-[9vh] desk:text-motto"
          >
            {line}
          </p>
        </div>
        <img
          src={picture}
          alt=""
          width={560}
          height={640}
          className="hidden aspect-hero w-26 shrink-0 rounded-arch-hero object-cover desk:mx-auto desk:mt-auto desk:w-[min(27.5rem,54vh)] wide:w-[min(34rem,54vh)] @beside:block"
        />
      </header>
      <main id="content" tabIndex={-1} className="px-gutter pt-4 pb-10 desk:grid desk:content-center desk:py-12">
        <div className="mx-auto w-full max-w-sheet">{children}</div>
      </main>
    </div>
  );
}
