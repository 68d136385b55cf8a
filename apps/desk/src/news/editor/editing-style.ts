/**
 * The style sheet that ProseMirror needs. Its own would be an inline style, which the content security policy blocks.
 */
export const editingStyle = [
  'relative min-h-80 pb-16 whitespace-pre-wrap [font-variant-ligatures:none] rounded-control outline-offset-8',
  '[&_.is-editor-empty]:before:pointer-events-none [&_.is-editor-empty]:before:float-start [&_.is-editor-empty]:before:h-0 [&_.is-editor-empty]:before:text-ink-soft [&_.is-editor-empty]:before:content-[attr(data-placeholder)]',
  '[&_.ProseMirror-selectednode]:outline-3 [&_.ProseMirror-selectednode]:outline-offset-2 [&_.ProseMirror-selectednode]:outline-pine',
  '[&_.ProseMirror-gapcursor]:pointer-events-none [&_.ProseMirror-gapcursor]:absolute [&_.ProseMirror-gapcursor]:w-6 [&_.ProseMirror-gapcursor]:border-t-2 [&_.ProseMirror-gapcursor]:border-ink',
  '[&_img.ProseMirror-separator]:hidden!',
].join(' ');
