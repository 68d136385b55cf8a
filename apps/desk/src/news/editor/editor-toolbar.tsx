import { useWords } from '@hearthlight/ui';
import * as Radix from '@radix-ui/react-toolbar';
import { type Editor, useEditorState } from '@tiptap/react';

import { ToolIcon } from './tool-icon.tsx';
import { type Tool, toolGroups, type ToolName } from './tools.ts';

export interface EditorToolbarProps {
  /** The editor whose text it formats. */
  editor: Editor;
  /** Called for the tools that ask something first. */
  onAsk: (tool: ToolName) => void;
  /** Id of the toolbar. */
  id: string;
}

const allTools = toolGroups.flat();

/** The marks of the selection, by tool. */
const stateOf = (editor: Editor) =>
  Object.fromEntries(
    allTools.map(({ name, isActive, isAvailable }) => [
      name,
      { isPressed: isActive?.(editor), isAvailable: isAvailable?.(editor) ?? true },
    ]),
  );

const buttonStyle = [
  'grid size-11 shrink-0 place-items-center rounded-control text-ink transition-colors duration-act hover:bg-paper-deep',
  'aria-disabled:text-ink-soft/60 aria-disabled:hover:bg-transparent',
  'aria-pressed:bg-pine-mist aria-pressed:text-pine-deep aria-pressed:inset-ring-(length:--border-frame) aria-pressed:inset-ring-pine',
  'forced-colors:aria-pressed:border-3 forced-colors:aria-disabled:text-[GrayText]',
].join(' ');

/** The tools of the editor. One of them is in the tab order; the arrow keys move between them. */
export function EditorToolbar({ editor, onAsk, id }: EditorToolbarProps) {
  const words = useWords('editor');
  const state = useEditorState({ editor, selector: ({ editor: current }) => stateOf(current) });
  const use = ({ name, run }: Tool) => (run ? run(editor) : onAsk(name));
  return (
    <Radix.Root
      id={id}
      aria-label={words.toolbar}
      dir={editor.view.dom.closest('[dir=rtl]') ? 'rtl' : 'ltr'}
      className="flex flex-wrap gap-x-3 gap-y-1 border-y border-line bg-paper py-1"
      onKeyDown={(event) => {
        if (event.key === 'Escape') editor.commands.focus();
      }}
    >
      {toolGroups.map((group) => (
        <div key={group[0]?.name} role="presentation" className="flex flex-wrap">
          {group.map((tool) => (
            <Radix.Button
              key={tool.name}
              type="button"
              aria-label={words[tool.name]}
              title={words[tool.name]}
              aria-keyshortcuts={tool.keys}
              aria-pressed={state[tool.name]?.isPressed}
              aria-disabled={state[tool.name]?.isAvailable === false || undefined}
              className={buttonStyle}
              // Keeps the selection in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => state[tool.name]?.isAvailable && use(tool)}
            >
              <ToolIcon name={tool.name} />
            </Radix.Button>
          ))}
        </div>
      ))}
    </Radix.Root>
  );
}
