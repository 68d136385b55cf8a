import { aCampaign, anAwkwardTitle } from '@hearthlight/domain/fixtures';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { expectSameLayouts, ForEachPhotograph } from '../../../../../.storybook/photographs.tsx';
import { CampaignStates } from '../../giving/campaign-states.tsx';
import { PictureHeading } from './picture-heading.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Parts/PictureHeading',
  component: PictureHeading,
  tags: ['internal'],
  args: {
    src: aCampaign().image_url,
    children: <h2 className="text-lead leading-tight">{aCampaign().title}</h2>,
  },
  decorators: [(Story) => <div className="max-w-[320px]">{Story()}</div>],
});

export const Default = meta.story();

export const LongText = meta.story({
  args: { children: <h2 className="text-lead leading-tight">{anAwkwardTitle}</h2> },
});

/** With large text a state of one long word is wider than the space beside the picture. */
export const LargeText = meta.story({
  tags: ['!autodocs'],
  decorators: [(Story) => <div className="max-w-[256px]">{Story()}</div>],
  args: { children: <CampaignStates states={['Registered']} /> },
  globals: { textSize: '200' },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvas.getByRole('presentation').getBoundingClientRect();
    const state = canvas.getByText('Registered').getBoundingClientRect();
    await expect(state.top).toBeGreaterThanOrEqual(picture.bottom);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** An uploaded photograph of any shape takes the place of a drawing. */
export const Photographs = meta.story({
  tags: ['visual', '!autodocs'],
  render: (args) => (
    <ForEachPhotograph>{(address) => <PictureHeading {...args} src={address} />}</ForEachPhotograph>
  ),
  play: ({ canvas }) => expectSameLayouts(canvas),
});
