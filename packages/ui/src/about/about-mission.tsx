import { Section } from '../components/layout/section.tsx';
import { ArchPicture } from '../components/media/arch-picture.tsx';
import type { AboutMission as Mission } from './about-content.ts';

export interface AboutMissionProps {
  /** Texts of the mission. */
  mission: Mission;
}

/** The purpose of the foundation beside a picture, and its promise in large type. */
export function AboutMission({ mission }: AboutMissionProps) {
  return (
    <Section title={mission.title} background="paper" curved>
      <div className="grid items-start gap-x-20 gap-y-12 *:min-w-0 desk:grid-cols-[1.35fr_1fr]">
        <div className="grid max-w-text gap-5 text-lead *:min-w-0">
          {mission.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ArchPicture src={mission.picture.src} alt={mission.picture.alt} />
      </div>
      {mission.promise.length > 0 && (
        <p className="mt-12 border-s-6 border-sun ps-6 font-display text-title font-quote text-balance text-pine-deep desk:mt-20 desk:ps-9">
          {mission.promise.map((sentence) => (
            <span key={sentence} className="block">
              {sentence}{' '}
            </span>
          ))}
        </p>
      )}
    </Section>
  );
}
