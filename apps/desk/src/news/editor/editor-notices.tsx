import { CloseButton, useWords } from '@hearthlight/ui';
import { type Editor, useEditorState } from '@tiptap/react';

export interface EditorNoticesProps {
  /** The editor. */
  editor: Editor;
  /** Number of pictures that the last paste left out. */
  lostPictures: number;
  /** Called when the person closes the sentence about lost pictures. */
  onClose: () => void;
}

/** Notices about the last paste and about a selected table. */
export function EditorNotices({ editor, lostPictures, onClose }: EditorNoticesProps) {
  const words = useWords('editor');
  const isTable = useEditorState({
    editor,
    selector: ({ editor: current }) => String(current.getAttributes('keptBlock')['html']).startsWith('<table'),
  });
  return (
    <div className="bg-pine-mist text-small">
      <output className="block px-4 py-2 empty:hidden">{isTable && words.tableSelected}</output>
      <div className="flex items-center justify-between">
        <output className="block px-4 py-2 empty:hidden">
          {lostPictures > 0 && words.picturesNotPasted({ count: lostPictures })}
        </output>
        {lostPictures > 0 && <CloseButton onClick={onClose} />}
      </div>
    </div>
  );
}
