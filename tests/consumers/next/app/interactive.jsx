'use client';

// @ts-check

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

/** @type {import('@hearthlight/ui').DataTableProps<(typeof rows)[number]>['columns']} */
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
  const [paused, setPaused] = useState(false);
  return (
    <>
      <DataTable caption="Meals" columns={columns} rows={rows} rowKey={({ name }) => name} empty="No meals." />
      <Pagination label="Meals" range={{ page: 0, last: 1, from: 1, to: 25, total: 30 }} onPage={() => {}} />
      <PauseButton label="the meals" paused={paused} onToggle={() => setPaused(!paused)} />
      <RetryButton onRetry={() => {}} />
      <AnnouncingButton onAction={async () => 'Counted.'}>Count</AnnouncingButton>
      <Dialog trigger={<Button>Open the dialog</Button>} title="A meal costs $12">
        <p>It is eaten at noon.</p>
      </Dialog>
      <Drawer trigger={<Button>Open the drawer</Button>} title="Menu">
        <p>Meals</p>
      </Drawer>
    </>
  );
}
