import type { CorrectionEntered, Gift } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';
import { useDomainForm } from '@hearthlight/ui/parts';

import { ChangeForm } from './change-form.tsx';
import { typedCorrection } from './correct-gift-form.tsx';
import { ReasonField } from './reason-field.tsx';
import { useLiveChange } from './use-live-change.ts';
import type { MakeChange } from './use-previewed-change.ts';

const loadRules = async () => (await import('@hearthlight/domain/desk')).correctGiftForm;

export interface NotGiftFormProps {
  /** A gift of an import. */
  gift: Gift;
  /** Makes the change, or only previews it. */
  onChange: MakeChange<CorrectionEntered>;
}

/** Takes a gift out of the books that was none. */
export function NotGiftForm({ gift, onChange }: NotGiftFormProps) {
  const words = useWords('deskGift');
  const form = useDomainForm(loadRules, { ...typedCorrection(gift), status: 'canceled' });
  const live = useLiveChange(form, loadRules, onChange);
  return (
    <ChangeForm label={words.notGift} live={live}>
      <p>{words.notGiftExplained({ correct: words.correct })}</p>
      <ReasonField error={form.formState.errors.reason?.message} {...form.register('reason')} />
    </ChangeForm>
  );
}
