import { Button, useWords } from '@hearthlight/ui';
import { NodeViewContent, type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { useState } from 'react';

import { AltTextDialog } from './alt-text-dialog.tsx';

/** A picture in the editor: its alternative text with a button to change it, and the caption to type. */
export function FigureView({ node, selected, updateAttributes }: NodeViewProps) {
  const words = useWords('editor');
  const [open, setOpen] = useState(false);
  const { src, alt, width, height } = node.attrs;
  const hasAlt = typeof alt === 'string' && alt !== '';
  return (
    <NodeViewWrapper as="figure" data-selected={selected || undefined} className="group">
      <img
        src={String(src)}
        alt={String(alt)}
        {...(width && { width })}
        {...(height && { height })}
        className="group-data-selected:outline-3 group-data-selected:outline-offset-2 group-data-selected:outline-pine"
      />
      <div
        contentEditable={false}
        className="mt-2 flex flex-wrap items-baseline gap-x-3 font-sans text-label text-ink-soft"
      >
        <span data-missing={!hasAlt || undefined} className="data-missing:font-semibold data-missing:text-failed">
          {hasAlt ? words.altOf({ alt }) : words.altMissing}
        </span>
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          {words.changeAlt}
        </Button>
      </div>
      <NodeViewContent<'figcaption'>
        as="figcaption"
        data-placeholder={node.content.size === 0 ? words.captionPlaceholder : undefined}
        className="data-placeholder:before:pointer-events-none data-placeholder:before:float-start data-placeholder:before:h-0 data-placeholder:before:content-[attr(data-placeholder)]"
      />
      {open && (
        <AltTextDialog
          src={String(src)}
          alt={hasAlt ? alt : ''}
          onClose={() => setOpen(false)}
          onSave={(changed) => {
            updateAttributes({ alt: changed });
            setOpen(false);
          }}
        />
      )}
    </NodeViewWrapper>
  );
}
