import { expect, fn, userEvent } from 'storybook/test';

import preview from '#storybook/preview';

import { pseudo, PseudoStates } from '../../../../../.storybook/pseudo-states.tsx';
import { showSource } from '../../../../../.storybook/shown-code.ts';
import { pageRange } from '../../lib/page-range.ts';
import { Towns } from './pagination.example.tsx';
import source from './pagination.example.tsx?raw';
import { guidance } from './pagination.guidance.ts';
import { Pagination } from './pagination.tsx';

showSource({ Towns }, source);

const meta = preview.meta({
  title: 'Library/Data/Pagination',
  component: Pagination,
  tags: ['stable'],
  parameters: { guidance },
  args: { label: 'Your donations', range: pageRange(1, 10_000, 25), onPage: fn() },
});

export const Default = meta.story({ tags: ['matrix'] });

/** It shows the current range and requests the previous or next page. */
export const TurnsPages = meta.story({
  tags: ['!autodocs', 'visual'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages of Your donations' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Rows 26 to 50 of 10,000');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPage).toHaveBeenNthCalledWith(1, 0);
    await expect(args.onPage).toHaveBeenNthCalledWith(2, 2);
  },
});

/** `pageRange` returns the rows of a page, and `onPage` asks for another one. */
export const OfAList = meta.story({
  render: () => <Towns />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Kapiri Mposhi',
      'Lodwar',
      'Sololá',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Rows 7 to 7 of 7');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
});

/** On the last page, Next keeps the focus and does nothing. */
export const Edge = meta.story({
  args: { range: pageRange(2, 51, 25) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Rows 51 to 51 of 51');
    const next = canvas.getByRole('button', { name: 'Next' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(next).toHaveFocus();
    await expect(args.onPage).not.toHaveBeenCalled();
  },
});

export const OnePage = meta.story({
  args: { range: pageRange(0, 25, 25) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
});

/** Where both buttons do not fit, as with large text on a phone, one is below the other. */
export const Narrow = meta.story({
  tags: ['!autodocs'],
  decorators: [(Story) => <div className="w-44">{Story()}</div>],
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation');
    await expect(navigation.scrollWidth).toBeLessThanOrEqual(navigation.clientWidth);
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'small' } } });

/** The first page, where 'Previous' does nothing. */
export const Matrix = meta.story({
  tags: ['visual', '!autodocs'],
  parameters: { pseudo },
  args: { range: pageRange(0, 51, 25) },
  render: (args) => (
    <div className="grid gap-4">
      <PseudoStates>{(state) => <Pagination {...args} label={`donations, ${state}`} />}</PseudoStates>
    </div>
  ),
});
