import { useWords } from '@hearthlight/ui';
import { articleTypography, sanitizeHtml } from '@hearthlight/ui/parts';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useId, useLayoutEffect, useRef, useState } from 'react';

import type { PictureAccess, UploadResult } from '../../pictures/picture-access.ts';
import { cleanPaste } from './clean-paste.ts';
import { editingStyle } from './editing-style.ts';
import { EditorNotices } from './editor-notices.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import { extensionsFor } from './extensions.ts';
import { LinkDialog } from './link-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { replaceText } from './replace-text.ts';
import { insertPicture } from './selected-block.ts';
import { setLink } from './set-link.ts';
import { startWithHeading } from './start-with-heading.ts';
import { writeHtml } from './write-html.ts';

export interface TextEditorProps extends PictureAccess {
  /** The article's text. The editor takes over one that it has not passed to `onChange`. */
  html: string;
  /** Id of the sentence that says what is wrong with the text. */
  errorId?: string | undefined;
  /** Called with the text after each change, as HTML that the site's sanitizer leaves as it is. */
  onChange: (html: string) => void;
}

type Asking = { tool: 'link'; address: string } | { tool: 'picture'; upload?: Promise<UploadResult> } | undefined;

/**
 * The text of an article, set as on the public page, below its tools. It is the largest part of the desk: load it with
 * `ArticleEditor`.
 */
export function TextEditor({ html, errorId, onChange, ...pictures }: TextEditorProps) {
  const words = useWords('editor');
  const [asking, setAsking] = useState<Asking>();
  const [lostPictures, setLostPictures] = useState(0);
  const toolbarId = useId();
  const shown = useRef(html);
  const askForPicture = (files: FileList | undefined) => {
    const all = Array.from(files ?? []);
    // A file that is no picture is refused with a sentence. Browsers do not know the type of each picture.
    const file = all.find(({ type }) => type.startsWith('image/')) ?? all[0];
    if (file) setAsking({ tool: 'picture', upload: pictures.uploadPicture(file) });
    return file !== undefined;
  };
  const askForLink = (current: Editor) =>
    setAsking({ tool: 'link', address: String(current.getAttributes('link')['href'] ?? '') });
  const editor = useEditor({
    content: sanitizeHtml(html),
    injectCSS: false,
    // Tiptap destroys an editor that React has rendered but not mounted at once, and the tools would belong to that
    // one.
    immediatelyRender: false,
    extensions: extensionsFor({
      placeholder: words.placeholder,
      onLink: (current) => askForLink(current),
      onToolbar: () => document.getElementById(toolbarId)?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    }),
    editorProps: {
      attributes: {
        role: 'textbox',
        dir: 'auto',
        'aria-multiline': 'true',
        'aria-label': words.text,
        'aria-keyshortcuts': 'Alt+F10',
        ...(errorId !== undefined && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
        class: `${articleTypography} ${editingStyle}`,
      },
      transformPastedHTML(pasted) {
        // Copied in the editor itself: it is clean, and cleaning it again would lose the ends of what was copied.
        if (pasted.includes('data-pm-slice')) return pasted;
        const clean = cleanPaste(pasted);
        setLostPictures(clean.lostPictures);
        return clean.html;
      },
      transformPasted: startWithHeading,
      // Word copies a picture of the text beside the text.
      handlePaste: (_, { clipboardData }) =>
        !clipboardData?.types.includes('text/html') && askForPicture(clipboardData?.files),
      handleDrop: (_, { dataTransfer }, __, isMoved) => !isMoved && askForPicture(dataTransfer?.files),
    },
    onUpdate: ({ editor: changed }) => {
      shown.current = writeHtml(changed.getHTML());
      onChange(shown.current);
    },
  });
  // Before the next key, whose text would otherwise lack what was merged.
  useLayoutEffect(() => {
    if (!editor || html === shown.current) return;
    shown.current = html;
    replaceText(editor, sanitizeHtml(html));
  }, [editor, html]);
  const close = () => setAsking(undefined);

  if (!editor) return <EditorSkeleton />;
  return (
    <div>
      <div className="sticky top-(--below-bar,0px) z-5 [@media(max-height:30rem)]:static">
        <EditorToolbar
          id={toolbarId}
          editor={editor}
          onAsk={(tool) => (tool === 'link' ? askForLink(editor) : setAsking({ tool: 'picture' }))}
        />
        <EditorNotices editor={editor} lostPictures={lostPictures} onClose={() => setLostPictures(0)} />
      </div>
      <EditorContent editor={editor} className="opening mt-8" />
      {asking?.tool === 'link' && (
        <LinkDialog
          address={asking.address}
          onSave={(address) => {
            setLink(editor, address);
            close();
          }}
          onRemove={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            close();
          }}
          onClose={close}
        />
      )}
      {asking?.tool === 'picture' && (
        <PictureDialog
          started={asking.upload}
          upload={pictures.uploadPicture}
          loadPictures={pictures.loadPictures}
          onInsert={(attrs) => {
            insertPicture(editor, attrs);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
