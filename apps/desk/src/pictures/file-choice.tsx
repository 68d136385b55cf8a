import { FieldFrame, Spinner, useField, useWords } from '@hearthlight/ui';

export interface FileChoiceProps {
  /** Whether the chosen file is being uploaded. */
  isPending: boolean;
  /** The error, as a sentence. */
  error: string | undefined;
  /** The name of the field in its form. */
  name?: string | undefined;
  /** Called with the chosen or dropped file. */
  onChoose: (file: File) => void;
}

/** Chooses a picture from the computer. Browsers accept a drop on the input too. */
export function FileChoice({ isPending, error, name, onChoose }: FileChoiceProps) {
  const words = useWords('editor');
  const texts = { label: words.pictureFile, hint: words.pictureFormats, error };
  const { control, ...ids } = useField(texts, {});
  return (
    <FieldFrame {...texts} ids={ids}>
      <input
        {...control}
        type="file"
        name={name}
        accept="image/jpeg,image/png,image/webp,image/avif"
        // Lets the person choose the same file again after a failed upload.
        onClick={(event) => (event.currentTarget.value = '')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onChoose(file);
        }}
        className="block w-full cursor-pointer rounded-control border-2 border-dashed border-control bg-paper-warm px-4 py-6 text-small file:me-3 file:min-h-11 file:cursor-pointer file:rounded-full file:border-frame file:border-pine-deep file:px-5 file:font-strong file:text-pine-deep hover:border-pine aria-invalid:border-failed"
      />
      <output className="mt-2 flex items-center gap-2 text-small text-ink-soft empty:hidden">
        {isPending && (
          <>
            <Spinner /> {words.uploading}
          </>
        )}
      </output>
    </FieldFrame>
  );
}
