import type { Meta, StoryObj } from '@storybook/react-vite';

import { FormNotice } from './form-notice.tsx';

const meta = {
  title: 'Components/FormNotice',
  component: FormNotice,
  args: { result: { status: 'succeeded', message: 'Thank you.' } },
} satisfies Meta<typeof FormNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
