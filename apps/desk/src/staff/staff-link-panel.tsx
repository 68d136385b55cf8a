import { Button, CopyButton, useWords } from '@hearthlight/ui';

interface StaffLink {
  /** The one-time link. */
  link: string;
  /** Whether the link was mailed, if that was asked for. */
  isMailed?: boolean | undefined;
}

/** A new link, which the server shows once. */
export interface NewLink extends StaffLink {
  email: string;
}

export interface StaffLinkPanelProps extends StaffLink {
  /** Closes the panel: the link is not shown again. */
  onDone: () => void;
}

/** A new link to copy. */
export function StaffLinkPanel({ link, isMailed, onDone }: StaffLinkPanelProps) {
  const words = useWords('deskStaff');
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-ink-soft">
        {isMailed === true ? words.linkMailed : words.linkExplained} {isMailed === false && words.linkNotMailed}
      </p>
      <code dir="ltr" className="w-full rounded-control bg-paper-deep p-4 text-small wrap-anywhere">
        {link}
      </code>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={link} />
        <Button size="small" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </div>
  );
}
