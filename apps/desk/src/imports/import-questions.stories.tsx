import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { anUpload, someQuestions, wordQuestions } from './fixtures.ts';
import { ImportQuestions } from './import-questions.tsx';

const meta = preview.meta({
  title: 'Imports/ImportQuestions',
  component: ImportQuestions,
  tags: ['experimental'],
  args: { questions: someQuestions, onAnswer: fn() },
});

export const Default = meta.story();
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** A file that leaves nothing open shows nothing. */
export const Empty = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { questions: anUpload().questions },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
});

/** Each answer is the row as it is read then. */
export const Answers = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Which day is “03/05/2026”?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Mar 5, 2026' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ date_format: 'MM/DD/YYYY' });
    await userEvent.click(canvas.getByRole('radio', { name: '$1,337 went out · Giver: Beata Wzorek' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith({
      direction: 'S/H',
      incoming: ['S'],
      outgoing: ['H'],
    });
  },
});

/** Each type and status of a report of PayPal in another language is asked about once. */
export const Words = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { questions: wordQuestions },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Gifts' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ types: { 'Płatność darowizny': 'gift' } });
    await userEvent.click(canvas.getByRole('radio', { name: /^Refunds/ }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ types: { 'Zwrot płatności': 'returned' } });
    await userEvent.click(canvas.getByRole('radio', { name: 'The money arrived' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ statuses: { Zakończona: 'completed' } });
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(3);
  },
});

/** Each kind of row of a statement in an unknown language is asked about, with both readings of its first row. */
export const UnknownLanguage = meta.story({
  tags: ['!autodocs', '!visual'],
  args: {
    questions: [
      {
        kind: 'kind',
        line: 8,
        text: 'ჩეკი',
        chosen: null,
        answers: (['gift', 'none'] as const).map((type) => ({
          columns: { types: { ჩეკი: type } },
          text: type,
          reading: { date: '2026-11-24', amount: 1800, giver: 'ნინო', purpose: null },
        })),
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByRole('group', {
        name: 'The import does not know the language of this statement. Are payments with “ჩეკი” gifts, such as line 8?',
      }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Gifts: $1,800 is recorded · Giver: ნინო' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ types: { ჩეკი: 'gift' } });
    await userEvent.click(canvas.getByRole('radio', { name: 'No gifts: $1,800 is left out' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ types: { ჩეკი: 'none' } });
  },
});

/** Every kind of question has a sentence, and its answers differ. */
export const Many = meta.story({
  args: {
    questions: (
      ['encoding', 'header', 'date', 'year', 'decimal', 'currency', 'money', 'parties', 'columns'] as const
    ).map((kind) => ({
      kind,
      line: 4,
      text: '12,500',
      chosen: kind === 'date' ? 1 : null,
      answers: [
        {
          columns: { header_line: 4 },
          text: 'Müller',
          reading: { date: '2026-05-03', amount: 12.5, giver: 'Ada Byron', purpose: 'A well' },
        },
        {
          columns: { header_line: 0 },
          text: 'MĂĽller',
          reading: {
            date: '2025-05-03',
            amount: 12_500,
            ...(kind === 'currency' && { currency: 'INR' }),
            giver: 'A well',
            purpose: 'Ada Byron',
          },
        },
      ],
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'The names of the columns' })).not.toBeChecked();
    await expect(canvas.getAllByRole('radio', { name: 'May 3, 2025' })).toHaveLength(2);
    await expect(canvas.getByRole('group', { name: 'Which amount of line 4 counts?' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^12,500 INR/ })).toBeVisible();
  },
});
