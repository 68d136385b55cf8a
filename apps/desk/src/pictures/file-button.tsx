import { pictureTypes } from '@hearthlight/domain/desk';
import { Button, type ButtonProps } from '@hearthlight/ui';
import { useRef } from 'react';

export interface FileButtonProps extends Pick<ButtonProps, 'variant'> {
  /** The button's text. */
  children: string;
  /** The kinds of files, as for `input`. Default: pictures. */
  accept?: string;
  /** Whether several files can be chosen. */
  multiple?: boolean;
  /** Called with the chosen files. */
  onChoose: (files: readonly File[]) => void;
}

/** A button that opens the browser's choice of files. */
export function FileButton({
  children,
  variant,
  accept = pictureTypes.join(),
  multiple = false,
  onChoose,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="small" {...(variant && { variant })} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={children}
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          const files = Array.from(currentTarget.files ?? []);
          // Lets the person choose the same file again.
          currentTarget.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
    </>
  );
}
