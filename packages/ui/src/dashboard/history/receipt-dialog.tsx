'use client';

import type { Result } from '@hearthlight/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { Dialog } from '../../components/feedback/dialog.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { FormNotice } from '../../components/forms/form-notice.tsx';
import { useWords } from '../../words/words-provider.tsx';
import { DocumentFrame } from '../parts/document-frame.tsx';

export interface ReceiptDialogProps {
  /** Such as `2026-00042`. */
  number: string;
  /** Loads the receipt as HTML; `undefined` if that fails. */
  onLoad: () => Promise<string | undefined>;
  /** Mails the receipt to the donor. Without it, the receipt can only be printed. */
  onMail?: () => Promise<Result>;
  /** Called when the person closes the dialog. */
  onClose: () => void;
}

/** A receipt as it is printed, in the donor's language. */
export function ReceiptDialog({ number, onLoad, onMail, onClose }: ReceiptDialogProps) {
  const words = useWords('history');
  const [html, setHtml] = useState<string>();
  const [failed, setFailed] = useState(false);
  const load = useEffectEvent(onLoad);
  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      const loaded = await load();
      if (!isCurrent) return;
      setHtml(loaded);
      setFailed(loaded === undefined);
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, []);
  const title = words.receiptOf({ number });
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      {failed && <Notice tone="error">{words.receiptFailed}</Notice>}
      {html !== undefined && <LoadedReceipt title={title} html={html} onMail={onMail} />}
    </Dialog>
  );
}

interface LoadedReceiptProps {
  title: string;
  html: string;
  onMail: ReceiptDialogProps['onMail'];
}

function LoadedReceipt({ title, html, onMail }: LoadedReceiptProps) {
  const words = useWords('history');
  const frame = useRef<HTMLIFrameElement>(null);
  const [pending, setPending] = useState(false);
  const [result, setResult] = useState<Result>();
  async function mail(send: () => Promise<Result>) {
    setPending(true);
    setResult(undefined);
    setResult(await send());
    setPending(false);
  }
  return (
    <div className="grid gap-4">
      <DocumentFrame ref={frame} printable title={title} html={html} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => frame.current?.contentWindow?.print()}>{words.printReceipt}</Button>
        {onMail && (
          <Button variant="secondary" pending={pending} onClick={() => void mail(onMail)}>
            {words.mailReceipt}
          </Button>
        )}
      </div>
      <FormNotice result={result} />
    </div>
  );
}
