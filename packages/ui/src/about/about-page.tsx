import { paths, type Books, type Foundation } from '@hearthlight/domain';

import { PageFrame } from '../site/page-frame.tsx';
import { AboutBooks as BooksSection } from './about-books.tsx';
import { AboutContact } from './about-contact.tsx';
import type { AboutContent } from './about-content.ts';
import { AboutHistory } from './about-history.tsx';
import { AboutMission } from './about-mission.tsx';
import { AboutMoney } from './about-money.tsx';
import { AboutOpening } from './about-opening.tsx';
import { AboutPeople } from './about-people.tsx';
import { AboutZero } from './about-zero.tsx';

/** The state of the foundation's books. With `none` the page shows the table from its content. */
export type AboutBooks = { status: 'loading' } | { status: 'none' } | { status: 'ready'; books: Books };

export interface AboutPageProps {
  /** Texts and pictures. */
  content: AboutContent;
  /** Income and expenses. */
  books: AboutBooks;
  /** The foundation's facts. */
  foundation: Foundation;
}

/** The About page: mission, money, history, people, contact. */
export function AboutPage({ books, content, foundation }: AboutPageProps) {
  return (
    <PageFrame foundation={foundation} current={paths.about}>
      <AboutOpening title={content.title} lead={content.lead} picture={content.picture} foundation={foundation} />
      <AboutMission mission={content.mission} />
      {books.status === 'none' ? (
        <AboutMoney money={content.money} />
      ) : (
        <BooksSection title={content.money.title} books={books.status === 'ready' ? books.books : undefined} />
      )}
      <AboutZero zero={content.money.zero} />
      <AboutHistory history={content.history} />
      <AboutPeople people={content.people} />
      <AboutContact contact={content.contact} foundation={foundation} />
    </PageFrame>
  );
}
