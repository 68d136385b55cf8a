import { type ComponentPropsWithRef, useId } from 'react';

export interface RadioOption {
  value: string;
  label: string;
  /** A line below the label. */
  description?: string;
}

export interface RadioCardsProps extends Pick<
  ComponentPropsWithRef<'input'>,
  'onBlur' | 'onChange' | 'ref' | 'disabled'
> {
  /** The question that the cards answer. */
  legend: string;
  name: string;
  options: readonly RadioOption[];
  /** The chosen one, where the parent holds it. Without it the form does: `{...form.register('name')}`. */
  value?: string;
  defaultValue?: string;
  hint?: string;
  error?: string | undefined;
}

/** One choice of a few, each on a card of its own. Arrow keys move the choice, as in any group of radio buttons. */
export function RadioCards({ legend, options, value, defaultValue, hint, error, ...radio }: RadioCardsProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      aria-describedby={described || undefined}
      data-invalid={error ? true : undefined}
      className="group/field min-w-0"
    >
      <legend className="mb-1.5 text-small font-semibold group-data-invalid/field:text-failed">
        {legend}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 mb-2 text-small text-ink-soft">
          {hint}
        </p>
      )}
      <div className="grid gap-2.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="grid min-h-12.5 cursor-pointer grid-cols-[auto_1fr] items-center gap-x-3 rounded-control border-[1.5px] border-control bg-paper px-4 py-2.5 outline-offset-2 outline-pine transition-colors duration-act group-data-invalid/field:border-failed hover:border-ink-soft has-checked:border-pine has-checked:bg-pine-mist has-focus-visible:outline-3"
          >
            <input
              {...radio}
              type="radio"
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: defaultValue === option.value }
                : { checked: value === option.value })}
              className="size-5 accent-pine outline-none"
            />
            <span>
              <span className="block leading-snug font-medium">{option.label}</span>
              {option.description && (
                <span className="block text-small text-ink-soft">{option.description}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-small text-failed">
          {error}
        </p>
      )}
    </fieldset>
  );
}
