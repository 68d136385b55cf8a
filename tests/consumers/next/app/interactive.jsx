'use client';

import {
  AnnouncingButton,
  Button,
  DataTable,
  Dialog,
  Drawer,
  Pagination,
  PauseButton,
  RetryButton,
} from '@hearthlight/ui';
import { useState } from 'react';

const columns = [
  { key: 'name', header: 'Name', rowHeader: true, cell: ({ name }) => name },
  { key: 'meals', header: 'Meals', align: 'end', cell: ({ meals }) => meals },
];
const rows = [
  { name: 'Amina', meals: 12 },
  { name: 'Berta', meals: 7 },
];

/** The components that take functions, which a server component cannot pass. */
export function Interactive() {
  const [open, setOpen] = useState();
  const [paused, setPaused] = useState(false);
  return (
    <>
      <DataTable
        caption="Meals"
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
        empty="No meals."
      />
      <Pagination label="Meals" range={{ page: 0, last: 1, from: 1, to: 25, total: 30 }} onPage={() => {}} />
      <PauseButton label="the meals" paused={paused} onToggle={() => setPaused(!paused)} />
      <RetryButton onRetry={() => {}} />
      <AnnouncingButton action={async () => 'Counted.'}>Count</AnnouncingButton>
      <Button onClick={() => setOpen('dialog')}>Open the dialog</Button>
      <Button onClick={() => setOpen('drawer')}>Open the drawer</Button>
      <Dialog open={open === 'dialog'} onOpenChange={() => setOpen(undefined)} title="A meal costs $12">
        <p>It is eaten at noon.</p>
      </Dialog>
      <Drawer open={open === 'drawer'} onOpenChange={() => setOpen(undefined)} title="Menu">
        <p>Meals</p>
      </Drawer>
    </>
  );
}
