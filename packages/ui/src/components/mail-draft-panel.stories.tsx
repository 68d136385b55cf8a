import { donationDraft, helpRequestDraft, mailtoHref, paymentMethods } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';

import { MailDraftPanel } from './mail-draft-panel.tsx';

const pledge = donationDraft('finance@hearthlight.example', {
  donation_amount: '120',
  donation_cause: 'A roof for the Diallo family',
  selected_payment_method: paymentMethods[0],
});

const help = (description: string) =>
  helpRequestDraft('support@hearthlight.example', {
    fullname: 'Ana Lucía Tzoc',
    email: 'ana@example.org',
    phone_number: '+502 5555 0142',
    address: 'Sololá, behind the second mill',
    request_type: 'School',
    request_description: description,
    amount_targeted: '1,200',
    amount_raised: '300 a month',
  });

const meta = {
  title: 'Components/MailDraftPanel',
  component: MailDraftPanel,
  args: { draft: pledge, onOpen: fn() },
  decorators: [
    (Story) => (
      // A story does not open a mail program.
      <div className="max-w-text" onClickCapture={(event) => event.preventDefault()} role="presentation">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MailDraftPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The whole draft is there to be read, and its link is that of the domain. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your mail draft' })).toBeVisible();
    await expect(canvas.getByText('finance@hearthlight.example')).toBeVisible();
    await expect(canvas.getByText('I pledge my support: a donation of $120')).toBeVisible();
    await expect(canvas.getByText(/A roof for the Diallo family/)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Open the draft again' });
    await expect(link).toHaveAttribute('href', mailtoHref(pledge));
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(/cut it short/)).not.toBeInTheDocument();
  },
};

/** Address, subject and message are copied together, as one would paste them. */
export const Copy: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied.'));
    await expect(write.mock.lastCall).toEqual([
      `To: ${pledge.to}\nSubject: ${pledge.subject}\n\n${pledge.body}`,
    ]);
  },
};

export const HelpRequest: Story = {
  args: { draft: help('The school asks for the fees of the whole year.\nI have three children there.') },
};

/** A draft that mail programs may cut says so. */
export const LongText: Story = {
  args: { draft: help('The storm of the third of November took the roof of our house. '.repeat(30)) },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/some mail programs cut it short/)).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Open the draft again' })).toHaveFocus();
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = { tags: ['visual', '!autodocs'] };
