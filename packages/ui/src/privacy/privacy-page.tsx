'use client';

import { type Foundation, formatDay, paths } from '@hearthlight/domain';
import type { ReactNode } from 'react';

import { Link } from '../components/actions/link.tsx';
import { PageFrame } from '../site/page-frame.tsx';
import { useWords } from '../words/words-provider.tsx';

/** The texts of the privacy page. */
export interface PrivacyContent {
  /** The page's one `h1`. */
  title: string;
  intro: string;
  /** The day of the last change, `YYYY-MM-DD`. */
  updated: string;
  sections: readonly PrivacySection[];
}

interface PrivacySection {
  heading: string;
  paragraphs: readonly string[];
  /** Below the paragraphs. */
  list?: readonly string[] | undefined;
}

export interface PrivacyPageProps {
  /** The foundation's texts. */
  content: PrivacyContent;
  /** The foundation's facts. */
  foundation: Foundation;
}

/** What the foundation stores about people, and where to write. */
export function PrivacyPage({ content, foundation }: PrivacyPageProps) {
  const words = useWords('privacy');
  const { title, intro, updated, sections } = content;
  return (
    <PageFrame foundation={foundation} current={paths.privacy}>
      <div className="bg-paper-warm pt-8 pb-section desk:pt-14">
        <div className="mx-auto max-w-page px-gutter wrap-anywhere">
          <h1 className="text-title">{title}</h1>
          <p className="mt-4 max-w-measure-30 text-lead text-ink-soft">{intro}</p>
          <p className="mt-3 text-label text-ink-soft">{words.updated({ day: formatDay(updated) })}</p>
          {sections.map((section) => (
            <Section key={section.heading} {...section}>
              {section === sections.at(-1) && <Contact {...foundation} />}
            </Section>
          ))}
        </div>
      </div>
    </PageFrame>
  );
}

function Section({ children, heading, list = [], paragraphs }: PrivacySection & { children: ReactNode }) {
  return (
    <section className="mt-6 border-t border-line pt-5 text-small desk:grid desk:grid-cols-[min(17rem,40%)_minmax(0,1fr)] desk:gap-x-14">
      <h2 className="mb-2 text-heading">{heading}</h2>
      <div className="grid max-w-text gap-2.5 *:min-w-0 [&_li]:marker:text-ember [&_ul]:list-disc">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {list.length > 0 && (
          <ul className="grid gap-1.5 ps-6">
            {list.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </section>
  );
}

/** The name and the addresses of the foundation. The last section asks to write to it. */
function Contact({ address, name, supportEmail }: Foundation) {
  const { addressLine } = useWords('site');
  return (
    <address className="grid not-italic">
      <span className="font-semibold">{name}</span>
      <bdi>{addressLine(address)}</bdi>
      <Link href={`mailto:${supportEmail}`} className="tap-target justify-self-start">
        <bdi dir="ltr">{supportEmail}</bdi>
      </Link>
    </address>
  );
}
