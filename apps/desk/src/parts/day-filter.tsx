import { DayField, type DayFieldProps } from '@hearthlight/ui';
import { useState } from 'react';

export interface DayFilterProps extends Pick<DayFieldProps, 'label' | 'max' | 'min'> {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** Called with a complete day, or empty. */
  onDay: (day: string) => void;
}

/** While a year is typed, browsers report days of the years 2, 20 and 202. */
const isComplete = (day: string) => day === '' || day >= '1000';

/** A day that filters a list, once it is complete. */
export function DayFilter({ value, onDay, ...field }: DayFilterProps) {
  const [typed, setTyped] = useState({ day: value, over: value });
  return (
    <DayField
      {...field}
      optional
      value={typed.over === value ? typed.day : value}
      onChange={({ currentTarget: { value: day } }) => {
        setTyped({ day, over: value });
        if (isComplete(day)) onDay(day);
      }}
    />
  );
}
