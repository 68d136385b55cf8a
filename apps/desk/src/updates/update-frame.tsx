import { deskPages, type DeskUpdate, type DeskUpdatePart, deskUpdatePath } from '@hearthlight/domain/desk';
import { Link, useWords } from '@hearthlight/ui';
import type { ReactNode } from 'react';

import { DeskHeader } from '../frame/desk-header.tsx';
import { FilterLinks } from '../parts/filter-links.tsx';
import { nameOfUpdate } from './desk-update-row.tsx';
import { MailingState } from './mailing-state.tsx';

export interface UpdateFrameProps {
  /** The update that the pages are about. */
  update: DeskUpdate;
  /** The page that is shown. Without it, that of the text. */
  part: DeskUpdatePart | undefined;
  /** Whether the site has other languages. */
  hasTranslations: boolean;
  /** The page. */
  children: ReactNode;
}

/** The head of all pages of one update: its name, the progress of its mails, and links to the other pages. */
export function UpdateFrame({ update, part, hasTranslations, children }: UpdateFrameProps) {
  const words = useWords('deskUpdates');
  const { translations } = useWords('deskTranslations');
  const choices = [
    { name: 'write', label: words.write, href: deskUpdatePath(update.id) },
    { name: 'mail', label: words.mail, href: deskUpdatePath(update.id, 'mail') },
    ...(hasTranslations
      ? [{ name: 'translations', label: translations, href: deskUpdatePath(update.id, 'translations') }]
      : []),
  ];
  return (
    <>
      <DeskHeader
        title={nameOfUpdate(update)}
        above={
          <Link href={deskPages.updates.path} className="tap-target">
            {words.all}
          </Link>
        }
        lead={<MailingState mailing={update.mailing} />}
      />
      <div className="-mt-2 mb-5">
        <FilterLinks label={words.thisUpdate} choices={choices} current={part ?? 'write'} />
      </div>
      {children}
    </>
  );
}
