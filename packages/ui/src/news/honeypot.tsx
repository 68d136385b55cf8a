import type { Ref } from 'react';

export interface HoneypotProps {
  /** Read when the form is sent: what is in it was written by a robot. */
  ref: Ref<HTMLInputElement>;
}

/** A field that neither people nor screen readers nor password managers meet, and robots fill. */
export function Honeypot({ ref }: HoneypotProps) {
  return (
    <div aria-hidden="true" className="absolute -start-[9999px] size-px overflow-hidden">
      <label>
        Website
        <input ref={ref} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
