import { paths, type Foundation } from '@hearthlight/domain';

import { PageFrame } from '../site/page-frame.tsx';
import { AboutContact } from './about-contact.tsx';
import type { AboutContent } from './about-content.ts';
import { AboutHistory } from './about-history.tsx';
import { AboutMission } from './about-mission.tsx';
import { AboutMoney } from './about-money.tsx';
import { AboutOpening } from './about-opening.tsx';
import { AboutPeople } from './about-people.tsx';
import { AboutZero } from './about-zero.tsx';

export interface AboutPageProps {
  /** Texts and pictures. */
  content: AboutContent;
  /** The foundation's facts. */
  foundation: Foundation;
}

/**
 * The About page: mission, money, history, people, contact.
 *
 * @summary The About page: mission, money, history, people, contact.
 */
export function AboutPage({ content, foundation }: AboutPageProps) {
  return (
    <PageFrame foundation={foundation} current={paths.about}>
      <AboutOpening
        title={content.title}
        lead={content.lead}
        picture={content.picture}
        foundation={foundation}
      />
      <AboutMission mission={content.mission} />
      <AboutMoney money={content.money} />
      <AboutZero zero={content.money.zero} />
      <AboutHistory history={content.history} />
      <AboutPeople people={content.people} />
      <AboutContact contact={content.contact} foundation={foundation} />
    </PageFrame>
  );
}
