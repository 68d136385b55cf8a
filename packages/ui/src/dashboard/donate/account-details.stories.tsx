import preview from '#storybook/preview';

import { AccountDetails } from './account-details.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Donate/AccountDetails',
  component: AccountDetails,
  tags: ['internal'],
  args: {
    account: { scheme: 'sepa' as const, holder: 'Acequia', iban: 'ES9121000418450200051332' },
    cause: 'A deep well for the four villages of Garbatula',
  },
  decorators: [(Story) => <div className="max-w-sheet">{Story()}</div>],
});

export const Default = meta.story({});
