import { paths, withCampaign } from '@hearthlight/domain';
import { anAwkwardTitle, anImpactUpdate, anUploadedPicture } from '@hearthlight/domain/fixtures';
import { expect, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { expectSameLayouts, ForEachPhotograph } from '../../../../../.storybook/photographs.tsx';
import { guidance } from './impact-update-card.guidance.ts';
import { ImpactUpdateCard } from './impact-update-card.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Updates/ImpactUpdateCard',
  component: ImpactUpdateCard,
  tags: ['experimental'],
  parameters: { guidance },
  args: { update: anImpactUpdate() },
});

const long = 'x'.repeat(399);

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('now walk ten minutes.');
    await expect(canvas.getByText('Nov 12, 2026')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Forty days of water' })).toBeVisible();
    await expect(canvas.getByText(/^Garbatula, Kenya/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Donate to A deep well/ })).toHaveAttribute(
      'href',
      withCampaign(paths.donateNow, { title: 'A deep well for the four villages of Garbatula' }),
    );
  },
});

/** The browser loads the smallest file of an uploaded picture that fills the space. */
export const UploadedPicture = meta.story({
  args: { update: anImpactUpdate({ image_url: anUploadedPicture }) },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img');
    await waitFor(() => expect(picture.currentSrc).toMatch(/\/(?:480|960)\.avif$/));
  },
});

export const DoesNotTruncateAt400Characters = meta.story({
  args: { update: anImpactUpdate({ description: `${long}y` }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${long}y`)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const TruncatesAt401Characters = meta.story({
  args: { update: anImpactUpdate({ description: `${long}yz` }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(`${long}y...`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Read more' }));
    await expect(canvas.getByText(`${long}yz`)).toBeVisible();
  },
});

/** The alternative text is in the site's default language, which a screen reader must know. */
export const AlternativeText = meta.story({
  tags: ['!autodocs'],
  args: { update: anImpactUpdate({ image_alt: 'Un pozo', image_alt_language: 'es' }) },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('img', { name: 'Un pozo' }).closest('[lang]')).toHaveAttribute('lang', 'es'),
});

export const WithoutPictureAndDate = meta.story({
  args: { update: { image_url: '/pictures/none.svg', description: 'Its picture is missing.' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('time')).toBeNull();
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Donate' })).toHaveAttribute('href', '/donate-now');
  },
});

/** A large card has its picture beside the text where both fit. */
export const Lead = meta.story({
  args: { lead: true },
  globals: { viewport: { value: 'desk' } },
  render: (args) => (
    <div className="max-w-[960px]">
      <ImpactUpdateCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img').getBoundingClientRect();
    const title = canvas.getByRole('heading').getBoundingClientRect();
    await expect(title.left).toBeGreaterThan(picture.right);
  },
});

export const LongText = meta.story({
  args: {
    update: anImpactUpdate({
      title: anAwkwardTitle,
      place: 'p'.repeat(80),
      campaign: { id: 1, title: anAwkwardTitle },
    }),
  },
});

/** Without a translation, place, title and description are in the language of the update. */
export const OtherLanguage = meta.story({
  args: { update: anImpactUpdate({ language: 'es' }) },
  play: async ({ canvas }) => {
    for (const text of [/^Garbatula, Kenya/, 'Forty days of water', /now walk ten minutes/])
      await expect(canvas.getByText(text).closest('[lang]')).toHaveAttribute('lang', 'es');
    await expect(canvas.getByRole('link').closest('[lang]')).not.toHaveAttribute('lang', 'es');
  },
});

/** An uploaded photograph of any shape takes the place of a drawing. */
export const Photographs = meta.story({
  tags: ['visual', '!autodocs'],
  render: (args) => (
    <ForEachPhotograph inColumns={args.lead !== true}>
      {(address) => <ImpactUpdateCard {...args} update={{ ...args.update, image_url: address }} />}
    </ForEachPhotograph>
  ),
  play: ({ canvas }) => expectSameLayouts(canvas),
});

/** The first of the list. */
export const LeadPhotographs = meta.story({ ...Photographs.input, args: { lead: true } });

export const PhotographsOnPhone = meta.story({
  ...Photographs.input,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
});
