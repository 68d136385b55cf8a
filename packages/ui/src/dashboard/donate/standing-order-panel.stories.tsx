// cspell:words RRULE
import { makePaymentReference } from '@hearthlight/domain';
import { aMoment } from '@hearthlight/domain/fixtures';
import { expect, fn, spyOn } from 'storybook/test';

import preview from '#storybook/preview';

import { Button } from '../../components/actions/button.tsx';
import { StandingOrderPanel } from './standing-order-panel.tsx';

const reference = makePaymentReference({ donor: 56, campaign: 3 }, 751_399);

const meta = preview.meta({
  title: 'Product/Dashboard/Donate/StandingOrderPanel',
  component: StandingOrderPanel,
  tags: ['stable'],
  args: {
    holder: 'Fundación La Acequia',
    transfer: { amount: 25, reference },
    now: new Date(aMoment),
  },
});

/** Only the rhythm is asked for, until a donor chooses one. */
export const Default = meta.story({ tags: ['visual'] });

/** A pledge is given once, unless its donor chooses otherwise. */
export const OnlyOnce = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'How often' })).toHaveDisplayValue('Only this once');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** The first payment is proposed for the start of the next month. Each button copies what a bank takes. */
export const EveryMonth = meta.story({
  tags: ['visual', 'modes'],
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Every month');
    const last = canvas.getByLabelText(/^Last payment/);
    await userEvent.type(last, '2027-11-30');
    await expect(last).toHaveAccessibleDescription(/pays for the last time on Nov 1, 2027/);
    const copied = [];
    for (const button of canvas.getAllByRole('button', { name: /^Copy: / })) {
      await userEvent.click(button);
      copied.push([button.getAttribute('aria-label'), write.mock.lastCall?.[0]]);
    }
    await expect(copied).toEqual([
      ['Copy: First payment', '2026-12-01'],
      ['Copy: How often', 'Every month'],
      ['Copy: Last payment', '2027-11-01'],
      ['Copy: Amount', '25.00'],
      ['Copy: Reference', reference],
    ]);
  },
});

/** The file has the rule and the reference. Nothing is sent over the network. */
export const SavesACalendar = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const files: Blob[] = [];
    spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return '#';
    });
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Every three months');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the days as a calendar file' }));
    const lines = (await files[0]?.text())?.replaceAll('\r\n ', '').split('\r\n');
    await expect(lines).toEqual(
      expect.arrayContaining([
        `UID:standing-order-${reference}`,
        'DTSTART;VALUE=DATE:20261201',
        'RRULE:FREQ=MONTHLY;INTERVAL=3',
        'SUMMARY:Standing order of $25 to Fundación La Acequia',
        'DESCRIPTION:Reference: RF79 0000 0056 0000 0375 1399',
      ]),
    );
  },
});

/** A day in the past, and a last day before the first, give nothing to copy. */
export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Every year');
    const first = canvas.getByLabelText(/^First payment/);
    const last = canvas.getByLabelText(/^Last payment/);
    await userEvent.type(last, '2026-11-30');
    await expect(last).toHaveAccessibleDescription(/Choose the day of the first payment or a later one/);
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.clear(last);
    await userEvent.type(last, '2026-12-01');
    await expect(canvas.getAllByRole('button')).not.toHaveLength(0);
    await userEvent.clear(last);
    await expect(canvas.getAllByRole('button')).not.toHaveLength(0);
    await userEvent.clear(first);
    await userEvent.type(first, '2026-11-19');
    await expect(first).toHaveAccessibleDescription(/Choose today or a later day/);
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.clear(first);
    await userEvent.type(first, '2062-12-01');
    await expect(first).toHaveAccessibleDescription(/Choose a day within the next five years/);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** Enter in a day does not submit the form of the pledge, which would make another reference. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <form onSubmit={onSubmit}>
      <StandingOrderPanel {...args} />
      <Button type="submit">Pledge</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Every year');
    await userEvent.type(canvas.getByLabelText(/^First payment/), '{Enter}');
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});

export const Mobile = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Every month');
  },
});
