import { useForm } from 'react-hook-form';

import { Button } from '../actions/button.tsx';
import { RadioCards, type RadioCardsProps } from './radio-cards.tsx';

interface PaymentFormProps extends Pick<RadioCardsProps, 'options'> {
  onSend: (values: { method: string }) => void;
}

/** With `register`, the form provides the value. */
export function PaymentForm({ options, onSend }: PaymentFormProps) {
  const { register, handleSubmit } = useForm({ defaultValues: { method: 'Paypal service' } });
  return (
    <form onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <RadioCards label="Payment method" options={options} {...register('method')} />
      <Button type="submit" className="mt-4">
        Send
      </Button>
    </form>
  );
}
