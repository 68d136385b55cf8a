import { Section } from '../components/section.tsx';
import type { AboutMoney } from './about-content.ts';

export interface AboutZeroProps {
  zero: AboutMoney['zero'];
}

/** Why nothing is taken off: the figure as large as the claim, and who pays instead. */
export function AboutZero({ zero }: AboutZeroProps) {
  return (
    <Section title={zero.title} tone="dark">
      <div className="grid items-center gap-x-20 gap-y-8 *:min-w-0 desk:grid-cols-[auto_1fr]">
        <p
          aria-hidden
          className="font-display text-[clamp(7rem,24vw,17rem)] leading-[0.8] font-[560] tracking-tight text-sun"
        >
          {zero.figure}
        </p>
        <div className="grid max-w-text gap-5 text-lead *:min-w-0">
          {zero.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
