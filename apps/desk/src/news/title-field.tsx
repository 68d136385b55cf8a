import { FieldError, useWords } from '@hearthlight/ui';
import { useId, useState } from 'react';

export interface TitleFieldProps {
  /** The title. */
  value: string;
  /** Called with the changed title, on one line. */
  onChange: (title: string) => void;
  /** Called when Enter is pressed, which ends the title. */
  onEnter: () => void;
}

/** The title of an article, set as on its page. */
export function TitleField({ value, onChange, onEnter }: TitleFieldProps) {
  const words = useWords('articles');
  const errorId = useId();
  const [isLeft, setLeft] = useState(false);
  const isMissing = isLeft && value.trim() === '';
  return (
    <div>
      <textarea
        aria-label={words.title}
        aria-required
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? errorId : undefined}
        dir="auto"
        rows={1}
        maxLength={200}
        value={value}
        placeholder={words.title}
        onKeyDown={(event) => {
          // Enter also accepts a composed word, as in Japanese.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter();
        }}
        onBlur={() => setLeft(true)}
        onChange={(event) => onChange(event.target.value.replaceAll(/\s*\n\s*/g, ' '))}
        className="block field-sizing-content min-h-11 w-full resize-none rounded-control bg-transparent pb-[0.15em] font-display text-title font-heading text-balance wrap-anywhere placeholder:text-ink-soft"
      />
      <FieldError id={errorId}>{isMissing ? words.titleMissing : undefined}</FieldError>
    </div>
  );
}
