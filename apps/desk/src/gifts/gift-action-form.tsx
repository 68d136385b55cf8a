import type {
  CorrectionEntered,
  Gift,
  GiftChoices,
  OtherGiverEntered,
  RefundEntered,
  TakeBackEntered,
} from '@hearthlight/domain/desk';

import { ChangeGiverForm } from './change-giver-form.tsx';
import { CorrectGiftForm } from './correct-gift-form.tsx';
import type { SearchDonors } from './donor-picker.tsx';
import { NotGiftForm } from './not-gift-form.tsx';
import { RefundForm } from './refund-form.tsx';
import { TakeBackForm } from './take-back-form.tsx';
import type { MakeChange } from './use-previewed-change.ts';

/** An action on a gift that has a form. */
export type GiftAction = 'correct' | 'refund' | 'notGift' | 'takeBack' | 'changeGiver';

export interface GiftActionFormProps {
  action: GiftAction;
  /** The methods and campaigns to choose from. */
  choices: GiftChoices;
  /** Today, `YYYY-MM-DD`. */
  today: string;
  /** Searches the donors for another giver; `undefined` if that fails. */
  onSearch: SearchDonors;
  /** The gift as it was when the form opened. */
  shown: Gift;
  /** Make or preview the change of the gift. */
  onCorrect: MakeChange<CorrectionEntered>;
  onRefund: MakeChange<RefundEntered>;
  onTakeBack: MakeChange<TakeBackEntered>;
  onChangeGiver: MakeChange<OtherGiverEntered>;
}

/** The form of an action on a gift. A file of its own, because most visits of a gift open none. */
export function GiftActionForm(props: GiftActionFormProps) {
  const { action, choices, shown, today, onChangeGiver, onCorrect, onRefund, onSearch, onTakeBack } = props;
  switch (action) {
    case 'correct':
      return <CorrectGiftForm gift={shown} choices={choices} today={today} onChange={onCorrect} />;
    case 'notGift':
      return <NotGiftForm gift={shown} onChange={onCorrect} />;
    case 'refund':
      return <RefundForm gift={shown} onChange={onRefund} />;
    case 'takeBack':
      return <TakeBackForm onChange={onTakeBack} />;
    default:
      return <ChangeGiverForm onSearch={onSearch} onChange={onChangeGiver} />;
  }
}
