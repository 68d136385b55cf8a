import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { FirstRows } from './first-rows.tsx';

const rowsUpTo = (count: number) => Array.from({ length: count }, (_, index) => `Row ${index + 1}`);

const meta = preview.meta({
  title: 'Parts/FirstRows',
  component: FirstRows<string>,
  tags: ['experimental'],
  args: {
    rows: rowsUpTo(60),
    count: 60,
    children: (rows) => (
      <ul>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    ),
  },
});

export const Default = meta.story();

/** The button keeps the focus, and the rows follow it. */
export const ShowsAll = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await expect(canvas.getByText('The first 10 of 60:')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const button = canvas.getByRole('button', { name: 'Show fewer', expanded: true });
    await expect(button).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(60);
    await expect(canvas.queryByText(/^The first/)).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Show all 60', expanded: false })).toHaveFocus();
  },
});

/** A short list has no button. */
export const Short = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { rows: rowsUpTo(10), count: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/^The first/)).not.toBeInTheDocument();
  },
});

/** Of thousands, only the first can be shown. */
export const Many = meta.story({
  args: { rows: rowsUpTo(100), count: 5000 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the first 100' }));
    await expect(canvas.getByText('The first 100 of 5,000:')).toBeVisible();
  },
});
