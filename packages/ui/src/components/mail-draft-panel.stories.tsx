import type { Meta, StoryObj } from '@storybook/react-vite';

import { MailDraftPanel } from './mail-draft-panel.tsx';

const meta = {
  title: 'Components/MailDraftPanel',
  component: MailDraftPanel,
  args: { draft: { to: 'support@hearthlight.example', subject: 'Requester info', body: 'Full name: Ana' } },
} satisfies Meta<typeof MailDraftPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
