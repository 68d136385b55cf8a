import { aRefusedCheck, aStatementLine, anUnbrokenName, aValidCheck } from '@hearthlight/domain/fixtures';
import type { StatementCheck } from '@hearthlight/domain/ledger';
import { expect, fn, userEvent, within } from 'storybook/test';
import { about } from 'virtual:content/about';
import { foundation } from 'virtual:content/foundation';

import preview from '#storybook/preview';

import { resolving } from '../../../../.storybook/shown-code.ts';
import type { LedgerView } from './closed-months.tsx';
import { LedgerPage } from './ledger-page.tsx';

const months: LedgerView = {
  status: 'ready',
  keys: [{ key: 'c'.repeat(64), since: '2026-09-01T08:00:00.000Z' }],
  months: [
    {
      month: '2026-10',
      entries: 214,
      hash: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      closed_at: '2026-11-02T08:00:00.000Z',
    },
  ],
};
const finds = (outcome: StatementCheck) => resolving(async (): Promise<StatementCheck> => outcome, outcome);

async function checkAStatement(canvas: ReturnType<typeof within>) {
  const file = new File(['{}'], 'statement.json', { type: 'application/json' });
  await userEvent.upload(canvas.getByLabelText(/^Drop the statement here/), file);
}

const meta = preview.meta({
  title: 'Product/Ledger/LedgerPage',
  component: LedgerPage,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
  args: {
    foundation,
    picture: about.mission.picture,
    months,
    onCheck: finds(aValidCheck()),
    onCheckSample: finds(aValidCheck()),
    onRetry: fn(),
  },
});

/** Before the first check. */
export const Ready = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** No step ends with one word on a line of its own. */
export const Steps = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/leave your device\.$/).firstChild;
    if (!text) throw new Error('The step has no text.');
    const range = document.createRange();
    range.setStart(text, text.textContent?.indexOf('your device.') ?? 0);
    range.setEnd(text, text.textContent?.length ?? 0);
    await expect(range.getClientRects()).toHaveLength(1);
  },
});

/** The picture and the steps stay beside a long statement. */
export const LongStatement = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desk' } },
  args: {
    onCheck: finds(
      aValidCheck({ lines: Array.from({ length: 25 }, (_, index) => aStatementLine({ entry: index + 1 })) }),
    ),
  },
  play: async ({ args, canvas }) => {
    await checkAStatement(canvas);
    const [, ...rows] = within(await canvas.findByRole('table', { name: 'Lines of the statement' })).getAllByRole(
      'row',
    );
    rows.at(-1)?.scrollIntoView({ block: 'end' });
    const picture = canvas.getByRole('img', { name: args.picture.alt }).getBoundingClientRect();
    await expect(picture.top).toBeGreaterThanOrEqual(0);
    await expect(picture.bottom).toBeLessThan(innerHeight);
  },
});

/** No month is closed. */
export const Empty = meta.story({
  args: { months: { status: 'ready', keys: [], months: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No month is closed yet/)).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { months: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the ledger')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  args: { months: { status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Valid = meta.story({
  tags: ['visual'],
  args: { onCheck: finds(aValidCheck()) },
  play: async ({ canvas }) => {
    await checkAStatement(canvas);
    await expect(await canvas.findByRole('status')).toHaveTextContent('This statement is valid');
  },
});

export const Altered = meta.story({
  tags: ['visual'],
  args: {
    onCheck: finds(
      aRefusedCheck(
        'This statement was altered',
        'Line 2 of gift 17 was altered: it is not in the ledger of Oct 2026.',
      ),
    ),
  },
  play: async ({ canvas }) => {
    await checkAStatement(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Line 2 of gift 17 was altered');
  },
});

/** Text of the file that cannot be broken at a space. */
export const UnbrokenNames = meta.story({
  tags: ['!autodocs'],
  args: {
    onCheck: finds(aRefusedCheck('This statement was not issued here', anUnbrokenName)),
  },
  play: async ({ canvas }) => {
    await checkAStatement(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(anUnbrokenName);
  },
});

/** With large text, nothing scrolls sideways in a window of any width. */
export const LargeText = meta.story({ tags: ['!autodocs'], globals: { textSize: '200' } });

export const Mobile = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  args: { onCheck: finds(aValidCheck()) },
  play: async ({ canvas }) => {
    await checkAStatement(canvas);
    await expect(await canvas.findByRole('status')).toHaveTextContent('This statement is valid');
  },
});
