import { type Foundation, paths, sentences } from '@hearthlight/domain';
import type { ReactNode } from 'react';

import { Link } from '../components/actions/link.tsx';
import { LostView } from './lost-view.tsx';
import { PageFrame } from './page-frame.tsx';

export interface MissingPageProps {
  /** The foundation's facts, for top bar and footer. */
  foundation: Foundation;
  /** The address of the picture beside the message. */
  picture: string;
  /** Links to other stories. */
  children?: ReactNode;
}

/**
 * The page at an address that does not exist, with navigation and stories (specification §2: the router's fallback).
 */
export function MissingPage({ foundation, picture, children }: MissingPageProps) {
  return (
    <PageFrame foundation={foundation}>
      <LostView
        picture={picture}
        title={sentences.unexpected}
        message="There is no page at this address. It may have moved, or the link may be incomplete."
      >
        <Link href={paths.home} variant="button">
          Back to the home page
        </Link>
        <Link href={paths.beneficiaries} variant="button-secondary">
          See the campaigns
        </Link>
      </LostView>
      {children}
    </PageFrame>
  );
}
