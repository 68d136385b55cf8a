import { type DeskHome, deskPages, newArticlePath, newCampaignPath } from '@hearthlight/domain/desk';
import { Link, Panel, useWords } from '@hearthlight/ui';

type Step = DeskHome['first_steps'][number];

export interface FirstStepsProps {
  /** The steps that are not done yet. */
  steps: readonly Step[];
}

/** What a new foundation does first, with links to where it is done. */
export function FirstSteps({ steps }: FirstStepsProps) {
  const words = useWords('deskHome');
  return (
    <Panel title={words.firstSteps}>
      <ol className="grid list-[var(--list-numbers,decimal)] gap-3 ps-6 marker:font-display marker:text-pine">
        {steps.map((step) => (
          <li key={step}>
            <FirstStep step={step} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const stepPaths = { staff: deskPages.people.path, news: newArticlePath, campaign: newCampaignPath };

/** A first step. Mail is set up outside the desk. */
function FirstStep({ step }: { step: Step }) {
  const words = useWords('deskHome');
  if (step === 'mail') return words.firstMail;
  const text = { staff: words.firstStaff, news: words.firstNews, campaign: words.firstCampaign }[step];
  return (
    <Link href={stepPaths[step]} className="tap-target">
      {text}
    </Link>
  );
}
