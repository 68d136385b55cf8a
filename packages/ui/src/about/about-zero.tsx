import { Section } from '../components/layout/section.tsx';
import type { AboutMoney } from './about-content.ts';
import { BooksLinks } from './books-links.tsx';

export interface AboutZeroProps {
  /** Texts about the share that goes to the cause. */
  zero: AboutMoney['zero'];
}

/** The reason why there is no platform charge, with the figure in large type and links to check it. */
export function AboutZero({ zero }: AboutZeroProps) {
  return (
    <Section title={zero.title} background="dark">
      <div className="grid items-center gap-x-20 gap-y-8 *:min-w-0 desk:grid-cols-[auto_1fr]">
        <p aria-hidden className="font-display text-zero text-sun">
          {zero.figure}
        </p>
        <div className="grid max-w-text gap-5 text-lead *:min-w-0">
          {zero.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <BooksLinks />
        </div>
      </div>
    </Section>
  );
}
