import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { ExportMenu } from './export-menu.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/History/ExportMenu',
  component: ExportMenu,
  tags: ['internal'],
  args: {
    choices: [
      { label: 'Download CSV', hint: 'This list, for a spreadsheet.', onChoose: fn() },
      { label: 'Print this list', hint: 'Pending and failed donations too.', onChoose: fn() },
    ],
    pending: false,
  },
  decorators: [(Story) => <div className="flex min-h-70 items-start justify-end">{Story()}</div>],
});

export const Default = meta.story({});

export const Opens = meta.story({
  tags: ['!autodocs', 'visual'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Export' });
    await expect(canvas.queryByRole('list')).toBeNull();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: /^Print this list/ })).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/ledger');
  },
});

/** A choice closes the menu, and the focus is on its button again. */
export const Chooses = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Export' });
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: /^Print this list/ }));
    await expect(args.choices[1]?.onChoose).toHaveBeenCalledOnce();
    await expect(args.choices[0]?.onChoose).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(button).toHaveFocus();
  },
});

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.choices[0]?.onChoose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus();
  },
});

/** While a file is being made, the menu stays closed. */
export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { pending: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Export/ }));
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

/** Right to left, the list is within the window too. */
export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(canvas.getByRole('list').getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'small' } } });
