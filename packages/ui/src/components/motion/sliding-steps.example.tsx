import { useState } from 'react';

import { Button } from '../actions/button.tsx';
import { Field } from '../forms/field.tsx';
import { SlidingSteps } from './sliding-steps.tsx';

/** Three steps, the last without a heading. */
export function Recovery() {
  const [step, setStep] = useState(0);
  return (
    <div className="max-w-sheet">
      <SlidingSteps current={step}>
        <div className="grid gap-4.5">
          <h2 className="text-heading">Your e-mail</h2>
          <Field label="E-mail address" />
          <Field label="Full name" />
          <Button onClick={() => setStep(1)}>Continue</Button>
        </div>
        <div className="grid gap-4.5">
          <h2 className="text-heading">The code</h2>
          <Field label="Verification code" data-step-focus />
          <Button variant="quiet" onClick={() => setStep(0)}>
            Back
          </Button>
          <Button onClick={() => setStep(2)}>Verify</Button>
        </div>
        <p>Your new password is saved.</p>
      </SlidingSteps>
      <p className="mt-6">Already have an account?</p>
    </div>
  );
}
