export interface StepsProps {
  /** The name of each step, in their order. */
  steps: readonly string[];
  /** The step one is at, counted from 0. */
  current: number;
}

/** How far one is: a dash for each step and, in words, the name of this one, as 'Account Details, 1 of 2'. */
export function Steps({ steps, current }: StepsProps) {
  return (
    <p className="flex flex-wrap items-center gap-2 text-small font-semibold text-ink-soft">
      {steps.map((step, index) => (
        <span
          key={step}
          aria-hidden="true"
          data-reached={index <= current || undefined}
          className="h-1.5 w-8.5 rounded-full bg-control/35 transition-colors duration-step data-reached:bg-pine"
        />
      ))}
      <span>
        {steps[current]}, {current + 1} of {steps.length}
      </span>
    </p>
  );
}
