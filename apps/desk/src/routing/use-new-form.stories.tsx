import { Button } from '@hearthlight/ui';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { useNewForm } from './use-new-form.ts';

function Page() {
  const { isAsked, onClosed } = useNewForm();
  const { hash, pathname, search, state }: ReturnType<typeof useLocation> = useLocation();
  return (
    <>
      <p>{isAsked ? 'open' : 'closed'}</p>
      <output>{`${pathname}${search}${hash} ${String(state)}`}</output>
      <Button onClick={onClosed}>Close</Button>
    </>
  );
}

const meta = preview.meta({
  title: 'Routing/useNewForm',
  component: Page,
  tags: ['internal', '!autodocs', 'no-visual'],
});

const at = (hash: string) => () => (
  <MemoryRouter initialEntries={[{ pathname: '/gifts', search: '?status=failed', hash, state: 'ada' }]}>
    <Routes>
      <Route path="/gifts" element={<Page />} />
    </Routes>
  </MemoryRouter>
);

/** Closing takes only the form out of the address. */
export const Asked = meta.story({
  render: at('#new'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('open')).toBeVisible();
    await press(canvas, 'Close');
    await expect(await canvas.findByText('closed')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('/gifts?status=failed ada');
  },
});

export const NotAsked = meta.story({
  render: at(''),
  play: async ({ canvas }) => {
    await press(canvas, 'Close');
    await expect(canvas.getByText('closed')).toBeVisible();
  },
});
