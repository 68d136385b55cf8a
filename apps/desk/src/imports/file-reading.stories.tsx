import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { FileReading, type FileReadingProps } from './file-reading.tsx';
import { anUpload, aProposal, aReading, someQuestions, wordQuestions } from './fixtures.ts';

const open = anUpload({ questions: someQuestions });
const answered = anUpload({
  questions: someQuestions.map((question) => ({ ...question, chosen: 0 })),
  readings: [{ line: 2, date: '2026-05-03', amount: 10, giver: 'Ada Byron', purpose: 'A well', texts: ['A well'] }],
});

const meta = preview.meta({
  title: 'Imports/FileReading',
  component: FileReading,
  tags: ['experimental'],
  args: {
    upload: open,
    onAnswer: fn<FileReadingProps['onAnswer']>(async () => ({ ok: true, upload: answered })),
    onExplain: fn<FileReadingProps['onExplain']>(async () => ({ ok: true, proposals: [aProposal()] })),
    onChange: fn(),
    onKeep: fn(),
    onPreview: resolvesTo({ ok: true }),
    onDiscard: resolvesTo({ ok: true }),
  },
});

export const Default = meta.story();

/** Nothing is previewed before the questions are answered. Each answer redraws the first rows. */
export const Answers = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ args, canvas, userEvent }) => {
    await press(canvas, 'Show what it would change');
    await expect(await canvas.findByText('Please answer the questions above first.')).toBeVisible();
    await expect(args.onPreview).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: 'May 3, 2026' }));
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith({ ...open.columns, date_format: 'DD/MM/YYYY' }, 0));
    await expect(await canvas.findByRole('cell', { name: /^\$10 came in/ })).toBeVisible();
    await press(canvas, 'Show what it would change');
    await waitFor(() => expect(args.onPreview).toHaveBeenCalled());
  },
});

/** While questions are open, nothing is called guessed, and what they ask is not chosen elsewhere. */
export const QuestionsFirst = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { upload: anUpload({ questions: someQuestions, columns: { bank: 'bank' } }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/^We guessed/)).toBeNull();
    await expect(canvas.queryByLabelText('Written as')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'May 3, 2026' }));
    await expect(await canvas.findByText(/^We guessed/)).toBeVisible();
    await expect(canvas.getByLabelText('Buchungstag')).toHaveDisplayValue('Day of the gift');
  },
});

/** An answer about one type of payment keeps those about the others, also while the server reads them. */
export const AnswersAboutTypes = meta.story({
  tags: ['!autodocs', '!visual'],
  args: {
    upload: anUpload({ kind: 'paypal', columns: {}, questions: wordQuestions }),
    onAnswer: fn<FileReadingProps['onAnswer']>(() => new Promise(() => {})),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Gifts' }));
    await userEvent.click(canvas.getByRole('radio', { name: /^Refunds/ }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(
      { types: { 'Płatność darowizny': 'gift', 'Zwrot płatności': 'returned' } },
      0,
    );
  },
});

/** A choice above a column has the file read again. */
export const ChoosesColumn = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { upload: answered },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Verwendungszweck'), 'Name of the giver');
    await expect(args.onAnswer).toHaveBeenLastCalledWith(
      { ...answered.columns, name: 'Verwendungszweck', cause: '' },
      0,
    );
    await expect(canvas.getByLabelText('Name Zahlungsbeteiligter')).toHaveDisplayValue('Not used');
  },
});

/** In another encoding, the columns have other names: they are found again. */
export const ChoosesEncoding = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { upload: answered },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Encoding'), 'Shift_JIS');
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ bank: 'bank', encoding: 'Shift_JIS' }, 0);
    await press(canvas, 'Show what it would change');
    await waitFor(() => expect(args.onPreview).toHaveBeenCalled());
  },
});

/** A preview that is asked for while an answer is read starts afterwards, for the chosen campaign. */
export const AsksMeanwhile = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { onAnswer: fn<FileReadingProps['onAnswer']>() },
  play: async ({ args, canvas, userEvent }) => {
    const answer = Promise.withResolvers<Awaited<ReturnType<FileReadingProps['onAnswer']>>>();
    mocked(args.onAnswer).mockReturnValue(answer.promise);
    await userEvent.selectOptions(canvas.getByLabelText(/^Campaign/), '7');
    await userEvent.click(canvas.getByRole('radio', { name: 'May 3, 2026' }));
    await press(canvas, 'Show what it would change');
    await expect(canvas.queryByText('Please answer the questions above first.')).toBeNull();
    await expect(args.onPreview).not.toHaveBeenCalled();
    answer.resolve({ ok: true, upload: answered });
    await waitFor(() =>
      expect(args.onPreview).toHaveBeenCalledWith({
        columns: answered.columns,
        campaign_id: 7,
        separate_lines: [],
      }),
    );
    await expect(canvas.getByRole('button', { name: 'Show what it would change' })).toHaveFocus();
  },
});

/** What is entered while an answer is read keeps the answer, and the other way round. */
export const EntersMeanwhile = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { onAnswer: fn<FileReadingProps['onAnswer']>() },
  play: async ({ args, canvas, userEvent }) => {
    const first = Promise.withResolvers<Awaited<ReturnType<FileReadingProps['onAnswer']>>>();
    mocked(args.onAnswer).mockReturnValueOnce(first.promise);
    mocked(args.onAnswer).mockImplementation(async (columns) => ({
      ok: true,
      upload: { ...answered, columns },
    }));
    await userEvent.click(canvas.getByRole('radio', { name: 'May 3, 2026' }));
    const bank = canvas.getByLabelText('Short name of the bank');
    await userEvent.type(bank, '1');
    first.resolve({ ok: true, upload: answered });
    await waitFor(() => expect(canvas.getByLabelText('Written as')).toHaveDisplayValue('DD/MM/YYYY'));
    await expect(bank).toHaveValue('bank1');
    await press(canvas, 'Show what it would change');
    await waitFor(() =>
      expect(args.onPreview).toHaveBeenCalledWith(
        expect.objectContaining({
          columns: { ...open.columns, bank: 'bank1', date_format: 'DD/MM/YYYY' },
        }),
      ),
    );
  },
});

/** An answer keeps what was entered while the server still reads the file. */
export const AnswersWhileReading = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { onAnswer: fn<FileReadingProps['onAnswer']>(() => new Promise(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    const bank = canvas.getByLabelText('Short name of the bank');
    await userEvent.clear(bank);
    await userEvent.type(bank, 'oak');
    await userEvent.click(canvas.getByRole('radio', { name: 'May 3, 2026' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(
      expect.objectContaining({ bank: 'oak', date_format: 'DD/MM/YYYY' }),
      0,
    );
  },
});

/** A corrected cell has the whole file read again, once the person accepts the reading that explains it. */
export const CorrectsCell = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { upload: answered },
  play: async ({ args, canvas, userEvent }) => {
    const cell = canvas.getByRole('button', { name: /^May 3, 2026 Correct the day/ });
    await userEvent.click(cell);
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct the day in line 2' }));
    await fill(dialog, { Day: '2026-03-05' });
    await press(dialog, 'Find the right reading');
    await expect(args.onExplain).toHaveBeenCalledWith({
      columns: answered.columns,
      line: 2,
      correction: { cell: 'date', value: '2026-03-05' },
    });
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await press(dialog, 'Read the file like this');
    await expect(args.onAnswer).toHaveBeenCalledWith({ ...answered.columns, date_format: 'DD/MM/YYYY' }, 0);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(cell).toHaveFocus());
  },
});

/** A cell of a later page is corrected too. The page stays, to show what the correction changed. */
export const CorrectsLaterRow = meta.story({
  tags: ['!autodocs', '!visual'],
  args: {
    upload: answered,
    onAnswer: fn<FileReadingProps['onAnswer']>(async (columns, page) => ({
      ok: true,
      upload: anUpload({ columns, readings: [{ ...aReading, line: page * 8 + 2 }] }),
    })),
  },
  play: async ({ args, canvas, userEvent }) => {
    await press(canvas, 'Next');
    await expect(args.onAnswer).toHaveBeenLastCalledWith(answered.columns, 1);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('button', { name: /Correct the day in line 10$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct the day in line 10' }));
    await fill(dialog, { Day: '2026-06-05' });
    await press(dialog, 'Find the right reading');
    await press(dialog, 'Read the file like this');
    await expect(args.onExplain).toHaveBeenCalledWith(expect.objectContaining({ line: 10 }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ ...answered.columns, date_format: 'DD/MM/YYYY' }, 1);
  },
});

/** The rows say that they are about to change. */
export const ReadsAgain = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { upload: answered, onAnswer: fn<FileReadingProps['onAnswer']>(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Written as'), 'MM/DD/YYYY');
    await expect(await canvas.findByText('Reading the file')).toBeVisible();
  },
});

/** A choice outside of the questions changes their answers, too. */
export const ChangesAnswer = meta.story({
  tags: ['!autodocs', '!visual'],
  args: {
    upload: answered,
    onAnswer: fn<FileReadingProps['onAnswer']>(async (columns) => ({
      ok: true,
      upload: anUpload({
        columns,
        questions: someQuestions.map((question) => ({ ...question, chosen: 1 })),
      }),
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'May 3, 2026' })).toBeChecked();
    await userEvent.selectOptions(canvas.getByLabelText('Written as'), 'MM/DD/YYYY');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Mar 5, 2026' })).toBeChecked());
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs', '!visual'],
  args: {
    onAnswer: fn<FileReadingProps['onAnswer']>(async () => ({ ok: false, message: 'This file is gone.' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'May 3, 2026' }));
    await expect(await canvas.findByText('This file is gone.')).toBeVisible();
  },
});
