import { useForm } from 'react-hook-form';

import { Button } from '../actions/button.tsx';
import { TextArea } from './text-area.tsx';

export function CauseForm() {
  const { register, reset } = useForm({ defaultValues: { cause: 'A well' } });
  return (
    <form className="grid gap-4">
      <TextArea label="Donation cause" maxLength={500} {...register('cause')} />
      <Button onClick={() => reset()}>Start again</Button>
    </form>
  );
}
