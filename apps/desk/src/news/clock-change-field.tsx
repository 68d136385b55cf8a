import { clockTimeOf, formatDateTime, offsetOf } from '@hearthlight/domain';
import { RadioCards, useWords } from '@hearthlight/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';

export interface ClockChangeFieldProps {
  /** The time as it was typed, `YYYY-MM-DDTHH:mm`. */
  clockTime: string;
  /** The two instants that it can mean, from `readingsOf`. */
  readings: readonly string[];
  /** The error, as a sentence. */
  error?: string | undefined;
  /** Registers the choice with the form. */
  registration: UseFormRegisterReturn;
}

/** Asks which of two instants is meant by a time that the clocks repeat or skip. */
export function ClockChangeField({ clockTime, readings, error, registration }: ClockChangeFieldProps) {
  const words = useWords('deskNews');
  const isRepeated = readings.every((reading) => clockTimeOf(reading) === clockTime);
  return (
    <RadioCards
      label={isRepeated ? words.timeTwice : words.timeSkipped}
      options={readings.map((reading) => ({
        value: reading,
        label: words.reading({ time: formatDateTime(reading), offset: offsetOf(reading) }),
      }))}
      error={error}
      {...registration}
    />
  );
}
