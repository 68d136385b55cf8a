import { Button, Field, type FieldProps, useWords } from '@hearthlight/ui';

export interface SearchRowProps extends Pick<FieldProps, 'label' | 'hint' | 'aria-describedby' | 'ref'> {
  /** The text in the field. */
  value: string;
  /** Whether a search is on its way. */
  pending: boolean;
  /** Called with the new text. */
  onChange: (value: string) => void;
  /** Called by the button. */
  onSearch: () => void;
  /** Called by Enter, which does not submit the form around the row. Default: `onSearch`. */
  onEnter?: () => void;
}

/** A search inside of a form: a field and its button. */
export function SearchRow({ value, pending, onChange, onSearch, onEnter = onSearch, ...field }: SearchRowProps) {
  const { search } = useWords('deskGift');
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field
        {...field}
        className="min-w-0 flex-[1_1_9rem]"
        type="search"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onEnter();
        }}
      />
      <Button variant="secondary" size="small" pending={pending} onClick={onSearch}>
        {search}
      </Button>
    </div>
  );
}
