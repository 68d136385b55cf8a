import { donationDraft, helpRequestDraft, mailtoHref, paymentMethods } from '@hearthlight/domain';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { guidance } from './mail-draft-panel.guidance.ts';
import { MailDraftPanel } from './mail-draft-panel.tsx';

const pledge = donationDraft('finance@hearthlight.example', {
  donation_amount: 12_000,
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

const meta = preview.meta({
  title: 'Product/Dashboard/Parts/MailDraftPanel',
  component: MailDraftPanel,
  tags: ['stable'],
  /* In frames: the panel scrolls the page to itself. */
  parameters: { guidance, docs: { story: { inline: false, height: '520px' } } },
  args: { draft: pledge, next: 'Once you have sent it, the foundation replies.', onOpen: fn() },
  decorators: [
    (Story) => (
      // Keeps the story from opening a mail program.
      <div className="max-w-text" onClickCapture={(event) => event.preventDefault()} role="presentation">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({});

/** Shows the whole draft; the link is the domain's `mailtoHref`. */
export const OpensTheDraft = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Your draft is ready' });
    await waitFor(() => expect(panel).toHaveFocus());
    await expect(canvas.getByText('finance@hearthlight.example')).toBeVisible();
    await expect(canvas.getByText('I pledge my support: a donation of $120')).toBeVisible();
    await expect(canvas.getByText(/A roof for the Diallo family/)).toHaveAttribute('dir', 'auto');
    const link = canvas.getByRole('link', { name: 'Open the draft again' });
    await expect(link).toHaveAttribute('href', mailtoHref(pledge));
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(/cut it short/)).not.toBeInTheDocument();
  },
});

/** Copies address, subject and message together. */
export const Copy = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied.'));
    await expect(write.mock.lastCall).toEqual([`To: ${pledge.to}\nSubject: ${pledge.subject}\n\n${pledge.body}`]);
  },
});

export const HelpRequest = meta.story({
  args: { draft: help('The school asks for the fees of the whole year.\nI have three children there.') },
});

/** Warns when mail programs may cut the draft short. */
export const LongText = meta.story({
  args: { draft: help('The storm of the third of November took the roof of our house. '.repeat(30)) },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/some mail programs cut it short/)).toBeVisible();
  },
});

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Open the draft again' })).toHaveFocus();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Matrix = meta.story({ tags: ['visual', '!autodocs'] });
