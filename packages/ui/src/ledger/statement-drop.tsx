import { type ChangeEvent, type DragEvent, type Ref, useId, useState } from 'react';

export interface StatementDropProps {
  /** Called with a dropped or chosen file. */
  onFile: (file: File) => void;
  /** Gives access to the file input. */
  ref?: Ref<HTMLInputElement>;
}

/** Where a statement is dropped, or its file chosen. */
export function StatementDrop({ onFile, ref }: StatementDropProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <label
      htmlFor={id}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className="grid min-h-64 cursor-pointer content-end justify-items-center gap-4 rounded-arch-scene border-2 border-dashed border-control bg-paper-warm px-[min(--spacing(6),4.375vw)] pt-16 pb-8 text-center transition-colors duration-act *:max-w-full hover:border-pine data-over:border-pine data-over:bg-pine-mist"
    >
      <span className="font-display text-heading">
        Drop the statement here<span className="sr-only">, or choose its file</span>
      </span>
      <input
        ref={ref}
        id={id}
        type="file"
        accept="application/json,.json"
        // The same file can be chosen again, after it was changed.
        onClick={(event) => (event.currentTarget.value = '')}
        onChange={choose}
        className="rounded-control text-small file:me-3 file:min-h-11 file:rounded-full file:border-frame file:border-pine-deep file:px-5 file:font-strong file:text-pine-deep"
      />
    </label>
  );
}
