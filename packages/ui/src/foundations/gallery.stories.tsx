import { aMoment } from '@hearthlight/domain/fixtures/moment';
import { allowedPairs } from '@hearthlight/domain/palette';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';
import { home } from 'virtual:content/home';

import type { Canvas } from '../../../../.storybook/act.ts';
import { AccessibilityTable } from './accessibility-table.tsx';
import { ContrastTable } from './contrast-table.tsx';
import { contrastOf } from './contrast.ts';
import { MotionSpecimens } from './motion-specimens.tsx';
import { PictureGallery } from './picture-gallery.tsx';
import { SentenceList } from './sentence-list.tsx';
import { SpaceScale } from './space-scale.tsx';
import { Swatches } from './swatches.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { TokenTable } from './token-table.tsx';
import { allTokens, colors } from './tokens.ts';
import { TypeScale } from './type-scale.tsx';

/** The parts of the Foundations pages. */
const meta = {
  title: 'Foundations/Gallery',
  tags: ['visual', '!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colors: Story = {
  render: () => <Swatches />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(colors.length);
  },
};

export const Contrast: Story = {
  render: () => <ContrastTable />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(allowedPairs.length);
    const [pair] = allowedPairs;
    if (pair) await expect(canvas.getAllByText(contrastOf(pair).toFixed(2))[0]).toBeVisible();
  },
};

export const Type: Story = {
  render: () => <TypeScale styles="scale" specimen={foundation.tagline} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('line height 1.08')).not.toHaveLength(0);
    await expect(canvas.getByRole('button', { name: /text-title$/ })).toBeVisible();
  },
};

export const SingleTextStyles: Story = {
  tags: ['!visual'],
  render: () => <TypeScale styles="single" specimen={foundation.name} />,
};

export const Tokens: Story = {
  tags: ['!visual'],
  render: () => <TokenTable tokens={[...allTokens]} />,
  play: async ({ canvas, userEvent }) => {
    const item = canvas.getByText('ember').closest('li') ?? document.body;
    const [onPaper] = allowedPairs.filter(({ ink, on }) => ink === 'ember' && on === 'paper');
    if (onPaper) await expect(within(item).getByText(/paper/)).toHaveTextContent(contrastOf(onPaper).toFixed(2));
    await userEvent.click(within(item).getByText(/^Used in/));
    await expect(within(item).getByRole('link', { name: 'Button' })).toHaveAttribute(
      'href',
      './?path=/docs/library-actions-button--docs',
    );
    await userEvent.click(within(item).getByRole('button', { name: 'Copy var(--ember)' }));
    await expect(await within(item).findByRole('status')).not.toBeEmptyDOMElement();
  },
};

export const Space: Story = { render: () => <SpaceScale /> };

export const Motion: Story = {
  render: () => <MotionSpecimens />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(canvas.getByRole('button', { name: 'Move back' })).toHaveFocus();
  },
};

export const Scenes: Story = {
  tags: ['!visual'],
  render: () => <PictureGallery kind="scene" />,
  play: async ({ canvas }) => {
    const [campaign] = home.campaigns;
    await expect(canvas.getByText(campaign?.image_url.replace('/pictures/', '') ?? '')).toBeVisible();
  },
};

export const Portraits: Story = {
  tags: ['!visual'],
  render: () => <PictureGallery kind="portrait" />,
  play: async ({ canvas }) => {
    const people = [...home.founders, ...home.recipients, ...home.volunteers];
    const portraits = new Set(people.map(({ image_url }) => image_url));
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(portraits.size);
  },
};

export const Sentences: Story = { render: () => <SentenceList /> };

const docs = { tags: ['autodocs'], type: 'story' };

const index = {
  button: { ...docs, id: 'actions-button--default', title: 'Library/Actions/Button', name: 'Default' },
  loading: { ...docs, id: 'product-home-homepage--loading', title: 'Product/Home/HomePage', name: 'Loading' },
};

/** Without pictures, which exist only in the built Storybook. */
export const ThumbnailsOfComponents: Story = {
  tags: ['!visual'],
  parameters: { network: [http.get('*/index.json', () => HttpResponse.json({ entries: index }))] },
  render: () => <Thumbnails of="components" />,
  play: async ({ canvas }) => {
    const actions = within(await canvas.findByRole('region', { name: 'Library, Actions' }));
    await waitFor(() => expect(actions.getByText('No picture yet')).toBeVisible());
    await expect(actions.getByRole('link', { name: /Button$/ })).toHaveAttribute(
      'href',
      './?path=/docs/actions-button--docs',
    );
  },
};

export const ThumbnailsOfScreens: Story = {
  ...ThumbnailsOfComponents,
  render: () => <Thumbnails of="screens" />,
  play: async ({ canvas }) => {
    const page = within(await canvas.findByRole('region', { name: 'Home page' }));
    await expect(page.getByRole('link', { name: /Loading$/ })).toHaveAttribute(
      'href',
      './?path=/story/product-home-homepage--loading',
    );
    await expect(canvas.queryByRole('region', { name: /Actions/ })).not.toBeInTheDocument();
  },
};

const run = { engine: 'Chromium 156', version: '1.0.0' };
const rows = [
  {
    title: 'Library/Link',
    href: './?path=/story/link',
    failed: {},
    path: ['link "About"'],
    tree: ['- main'],
  },
  { title: 'Library/Tag', failed: { keyboard: ['not reached by Tab: <b>'] }, path: [], tree: [] },
  { title: 'Library/Removed', href: './?path=/story/removed', failed: {}, path: [], tree: [] },
  { title: 'Product/Card', failed: {}, path: [], tree: [] },
  { title: 'Screens/', failed: {}, path: [], tree: [] },
];

/** The components of today, of which the results lack one and have one more. */
const checkable = {
  ...index,
  link: { ...index.button, id: 'link', title: 'Library/Link' },
  tag: { ...index.button, id: 'tag', title: 'Library/Tag' },
};

/** Opens the closed results. */
const openResults = async (canvas: Canvas) => userEvent.click(await canvas.findByText(/^\d{4}-.* pass every check\.$/));

const serveResults = (date: string) => ({
  network: [
    http.get('*/accessibility/results.json', () => HttpResponse.json({ date, ...run, rows })),
    http.get('*/index.json', () => HttpResponse.json({ entries: checkable })),
  ],
});

export const Accessibility: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'desk' } },
  parameters: serveResults(aMoment.slice(0, 10)),
  render: () => <AccessibilityTable of="Library" />,
  play: async ({ canvas }) => {
    await openResults(canvas);
    const table = await canvas.findByRole('table', { name: /Chromium 156.*: 1 of 2 pass every check/ });
    const [, passing, failing] = within(table).getAllByRole('row');
    if (!passing || !failing) throw new Error('A row is missing.');
    await expect(within(passing).getByRole('link', { name: 'Link' })).toHaveAttribute('href', './?path=/story/link');
    await expect(within(passing).getAllByText('passes')).toHaveLength(7);
    await userEvent.click(within(passing).getByText('path and tree'));
    await expect(await within(passing).findByText('link "About"')).toBeVisible();
    await userEvent.click(within(failing).getByText('fails'));
    await expect(within(failing).getByText('not reached by Tab: <b>')).toBeVisible();
    await expect(within(failing).getByText('fails')).toHaveAttribute('data-tone', 'error');
    await expect(canvas.queryByText(/^Older than 90 days/)).not.toBeInTheDocument();
    await expect(canvas.getByText('Added later and not checked: Library/Actions/Button.')).toBeVisible();
  },
};

/** A phone shows the checks that fail, with their names, and says of the others that they pass. */
export const AccessibilityOnPhone: Story = {
  ...Accessibility,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await openResults(canvas);
    const [passing, failing] = await canvas.findAllByRole('row');
    if (!passing || !failing) throw new Error('A row is missing.');
    await expect(
      within(passing)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['passes every check']);
    const [failed, ...others] = within(failing).getAllByRole('cell');
    await expect(failed).toHaveAttribute('data-label', 'keyboard');
    await expect(others).toEqual([]);
  },
};

/** Names each screen by its address, that of the home page too. */
export const AccessibilityOfScreens: Story = {
  ...Accessibility,
  render: () => <AccessibilityTable of="Screens" />,
  play: async ({ canvas }) => {
    await openResults(canvas);
    await expect(await canvas.findByRole('rowheader')).toHaveTextContent(/^\/path and tree$/);
  },
};

export const OutdatedAccessibility: Story = {
  ...Accessibility,
  parameters: serveResults('2020-01-01'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Older than 90 days/)).toBeVisible();
    await openResults(canvas);
    for (const word of ['passes', 'fails'])
      for (const result of canvas.getAllByText(word)) await expect(result).toHaveAttribute('data-tone', 'neutral');
  },
};
