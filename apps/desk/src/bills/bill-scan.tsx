import { billScanPagePath, billScanPath, type DeskBill } from '@hearthlight/domain/desk';
import { Link, useWords } from '@hearthlight/ui';
import { useState } from 'react';

import { ScanViewer } from './scan-viewer.tsx';

export interface BillScanProps {
  /** The bill whose scan is shown. */
  bill: DeskBill;
  /** The number of its pages, `undefined` until it is loaded. */
  pages: number | undefined;
}

/** The scan: its first page, which opens all of them on the whole screen, and the file. */
export function BillScan({ bill, pages }: BillScanProps) {
  const words = useWords('deskBills');
  const [isOpen, setOpen] = useState(false);
  const { id, payee, scan } = bill;
  if (scan === null) return null;
  const title = words.scanOf({ payee });
  return (
    <div className="grid justify-items-start gap-3">
      {pages !== undefined && pages > 0 && (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="group grid w-full cursor-zoom-in gap-2 rounded-control text-start"
        >
          <img
            src={billScanPagePath(id, 1)}
            alt=""
            className="h-64 w-full rounded-control border border-line object-cover object-top"
          />
          <span className="font-semibold text-pine underline-offset-4 group-hover:underline">{words.readScan}</span>
        </button>
      )}
      {scan === 'pdf' && (
        <Link href={billScanPath(id)} className="tap-target">
          {words.download}
        </Link>
      )}
      {isOpen && pages !== undefined && (
        <ScanViewer id={id} title={title} pages={pages} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
