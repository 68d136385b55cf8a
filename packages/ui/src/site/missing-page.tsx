'use client';

import { type Foundation, paths, sentences } from '@hearthlight/domain';
import type { ReactNode } from 'react';

import { Link } from '../components/actions/link.tsx';
import { useWords } from '../words/words-provider.tsx';
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
  const words = useWords('site');
  const { toHome } = useWords('errorPage');
  return (
    <PageFrame foundation={foundation}>
      <LostView picture={picture} title={sentences.unexpected} message={words.notFoundLead}>
        <Link href={paths.home} variant="button">
          {toHome}
        </Link>
        {!foundation.withoutCampaigns && (
          <Link href={paths.beneficiaries} variant="button-secondary">
            {words.seeTheCampaigns}
          </Link>
        )}
      </LostView>
      {children}
    </PageFrame>
  );
}
