import { aCampaign, anAwkwardTitle } from '@hearthlight/domain/fixtures';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { ChosenCampaign } from './chosen-campaign.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Frame/ChosenCampaign',
  component: ChosenCampaign,
  tags: ['internal'],
  args: { campaign: aCampaign() },
  decorators: [(Story) => <div className="max-w-sheet">{Story()}</div>],
});

export const Default = meta.story({});

/** A title that is not translated is read in its own language. */
export const OtherLanguage = meta.story({
  tags: ['!autodocs'],
  args: { campaign: aCampaign({ title: 'Un pozo para Garbatula', language: 'es' }) },
  play: ({ canvas }) => expect(canvas.getByRole('heading')).toHaveAttribute('lang', 'es'),
});

export const LongText = meta.story({ args: { campaign: aCampaign({ title: anAwkwardTitle }) } });
