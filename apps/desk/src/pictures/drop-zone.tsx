import { useWords } from '@hearthlight/ui';
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';

export interface DropZoneProps {
  /** Whether files are taken. `false` while a dialog is open. */
  active: boolean;
  /** Called with the dropped or pasted files. */
  onChoose: (files: readonly File[]) => void;
  children: ReactNode;
}

const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') === true;

/** Takes files that are dropped on its content, or pasted anywhere on the page. */
export function DropZone({ active, onChoose, children }: DropZoneProps) {
  const words = useWords('deskPictures');
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((data: DataTransfer | null) => {
    const files = Array.from(data?.files ?? []);
    if (active && files.length > 0) onChoose(files);
  });
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => take(clipboardData);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  const handle = (isInside: boolean) => (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    // Otherwise the browser opens the file instead of the page.
    event.preventDefault();
    setOver(isInside && active);
  };
  return (
    <div
      className="relative min-h-80"
      onDragOver={handle(true)}
      onDragLeave={handle(false)}
      onDrop={(event) => {
        handle(false)(event);
        const files = Array.from(event.dataTransfer.files);
        if (active && files.length > 0) onChoose(files);
      }}
    >
      {children}
      {isOver && (
        <div className="pointer-events-none absolute -inset-2 grid place-items-center rounded-pane border-3 border-dashed border-pine bg-pine-mist/90 font-display text-heading text-pine-deep">
          {words.drop}
        </div>
      )}
    </div>
  );
}
