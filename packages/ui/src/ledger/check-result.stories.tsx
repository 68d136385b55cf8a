import { anUnbrokenName, aStatementLine, aRefusedCheck, aValidCheck } from '@hearthlight/domain/fixtures';
import { expect, within } from 'storybook/test';

import preview from '#storybook/preview';

import { CheckResult } from './check-result.tsx';

const changed = aRefusedCheck(
  'This gift has changed since this statement: ask for a new one',
  'The ledger has later entries of gift no. 17, such as a correction or a refund.',
);

const meta = preview.meta({
  title: 'Product/Ledger/CheckResult',
  component: CheckResult,
  tags: ['internal'],
  args: { outcome: aValidCheck() },
});

/** Says what was proven and what cannot be. */
export const Valid = meta.story({
  play: async ({ canvas }) => {
    const verdict = canvas.getByRole('status');
    await expect(verdict).toHaveTextContent(/Proven\s*Hearthlight Foundation signed it .*Not proven/);
    const table = within(canvas.getByRole('table', { name: 'Lines of the statement' }));
    await expect(table.getByRole('row', { name: /Refunded/ })).toHaveTextContent('-$25');
  },
});

export const Changed = meta.story({
  args: { outcome: changed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('later entries of gift no. 17');
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByText('Proven')).toBeNull();
  },
});

export const LongText = meta.story({
  args: {
    outcome: aValidCheck({
      facts: [anUnbrokenName],
      lines: [aStatementLine({ gift: 9_007_199_254_740_991, cents: 999_999_999_999 })],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(anUnbrokenName);
  },
});

/** In a card of the page, a line of the statement takes two lines that explain themselves. */
export const TwoLines = meta.story({
  tags: ['!autodocs', 'default-foundation'],
  globals: { viewport: { value: 'desk' } },
  decorators: [(Story) => <div style={{ width: 530 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Lines of the statement' }));
    const [, ...rows] = table.getAllByRole('row');
    for (const row of rows) {
      await expect(row.getBoundingClientRect().height).toBeLessThan(80);
      await expect(within(row).getByText('Ledger of')).toBeVisible();
    }
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
