import { useWords } from '@hearthlight/ui';

import { type AccessFrame, AccessSheet } from './access-sheet.tsx';
import { SecondFactorForm, type SecondFactorFormProps } from './second-factor-form.tsx';

export interface SecondFactorPageProps extends SecondFactorFormProps {
  /** Product and picture of the layout around the form. */
  frame: AccessFrame;
}

/** The second step of signing in. */
export function SecondFactorPage({ frame, ...form }: SecondFactorPageProps) {
  const words = useWords('deskAccess');
  return (
    <AccessSheet frame={frame} title={words.secondTitle} lead={words.secondLead}>
      <SecondFactorForm {...form} />
    </AccessSheet>
  );
}
