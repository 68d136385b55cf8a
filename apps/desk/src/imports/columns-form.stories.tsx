import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { neverResolves, resolvesTo } from '../../../../.storybook/form-result.ts';
import { ColumnsForm, type ColumnsFormProps } from './columns-form.tsx';
import { anUpload, someQuestions } from './fixtures.ts';

/** Finds out the rest, as the server does after a choice. */
function Answered(props: ColumnsFormProps) {
  const [upload, setUpload] = useState(props.upload);
  return (
    <ColumnsForm
      {...props}
      upload={upload}
      onChange={(chosen, campaign) => {
        props.onChange(chosen, campaign);
        setUpload({ ...upload, columns: { ...upload.columns, ...chosen, decimal: ',' } });
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Imports/ColumnsForm',
  component: ColumnsForm,
  tags: ['experimental'],
  args: {
    upload: anUpload(),
    onChange: fn(),
    onPreview: resolvesTo({ ok: true }),
    onDiscard: resolvesTo({ ok: true }),
  },
});

export const Default = meta.story();

/** A file of PayPal or Stripe has known columns. */
export const Paypal = meta.story({
  tags: ['!autodocs'],
  args: { upload: anUpload({ kind: 'paypal', columns: null }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('combobox')).toHaveLength(1);
    await press(canvas, 'Show what it would change');
    await waitFor(() =>
      expect(args.onPreview).toHaveBeenCalledWith({ columns: null, campaign_id: null, separate_lines: [] }),
    );
  },
});

/** Asks for the columns that were not recognized, and for the bank, which no file names. */
export const Invalid = meta.story({
  tags: ['!autodocs'],
  args: { upload: anUpload({ columns: { date_format: 'YYYY-MM-DD', decimal: '.' } }) },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Show what it would change');
    const first = canvas.getByLabelText('Buchungstag');
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveAccessibleDescription('Choose the columns with the date and the amount first.');
    await expect(canvas.getByLabelText('Short name of the bank')).toBeInvalid();
    await expect(args.onPreview).not.toHaveBeenCalled();
  },
});

/** What nobody knows is not preselected. It is filled in once it is found out, here with the columns. */
export const NotWritten = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { upload: anUpload({ columns: { bank: 'oak', date: 'Buchungstag', amount: 'Betrag' } }) },
  render: (args) => <Answered {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const written = canvas.getByLabelText('Written as');
    const mark = canvas.getByLabelText('Decimal mark');
    await expect(written).toHaveDisplayValue('Choose …');
    await expect(mark).toHaveDisplayValue('Choose …');
    await press(canvas, 'Show what it would change');
    await waitFor(() => expect(written).toHaveFocus());
    await expect(written).toHaveAccessibleDescription('Choose how the days are written.');
    await expect(mark).toHaveAccessibleDescription('Choose the decimal mark of the amounts.');
    await expect(args.onPreview).not.toHaveBeenCalled();
    await userEvent.selectOptions(written, 'DD.MM.YY');
    await expect(args.onChange).toHaveBeenLastCalledWith({ date_format: 'DD.MM.YY' }, '');
    await waitFor(() => expect(mark).toHaveDisplayValue('Comma'));
    await press(canvas, 'Show what it would change');
    await waitFor(() =>
      expect(args.onPreview).toHaveBeenCalledWith(
        expect.objectContaining({
          columns: {
            bank: 'oak',
            date: 'Buchungstag',
            amount: 'Betrag',
            date_format: 'DD.MM.YY',
            decimal: ',',
          },
        }),
      ),
    );
  },
});

/** An open question comes first: its answer chooses columns. */
export const Unanswered = meta.story({
  tags: ['!autodocs', '!visual'],
  args: {
    upload: anUpload({ columns: { date_format: 'YYYY-MM-DD', decimal: '.' }, questions: someQuestions }),
  },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Show what it would change');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please answer the questions above first.');
    await expect(canvas.getByLabelText('Buchungstag')).toBeValid();
    await expect(args.onPreview).not.toHaveBeenCalled();
  },
});

/** A double click asks once. */
export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onPreview: fn(neverResolves) },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show what it would change' });
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(args.onPreview).toHaveBeenCalledOnce();
  },
});

/** A refused preview, and a file that could not be removed. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: {
    onPreview: resolvesTo({ ok: false, message: 'Line 7 has fewer columns than the first line.' }),
    onDiscard: resolvesTo({ ok: false }),
  },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Remove the file');
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('An error occurred.');
    await press(canvas, 'Show what it would change');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/^Line 7 has fewer columns/));
  },
});

/** A column that is not used has no meaning. */
export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Verwendungszweck'), 'Not used');
    await userEvent.selectOptions(canvas.getByLabelText(/^Campaign for rows/), '7');
    await expect(args.onChange).toHaveBeenCalled();
    await press(canvas, 'Show what it would change');
    await waitFor(() =>
      expect(args.onPreview).toHaveBeenCalledWith({
        columns: {
          bank: 'bank',
          date: 'Buchungstag',
          date_format: 'DD.MM.YY',
          amount: 'Betrag',
          decimal: ',',
          name: 'Name Zahlungsbeteiligter',
          cause: '',
        },
        campaign_id: 7,
        separate_lines: [],
      }),
    );
  },
});
