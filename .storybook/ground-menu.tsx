import { Select } from 'storybook/internal/components';
import { useGlobals, useParameter } from 'storybook/manager-api';

const grounds = [
  { value: 'warm', title: 'Ground: Warm' },
  { value: 'paper', title: 'Ground: Paper' },
];
const dark = { value: 'dark', title: 'Ground: Dark' };

/**
 * The toolbar menu of the ground below a story. It offers dark only for components that support it, which have the
 * parameter `onDark`.
 */
export function GroundMenu() {
  const [globals, updateGlobals] = useGlobals();
  const choices = useParameter('onDark', false) ? [...grounds, dark] : grounds;
  const chosen = choices.find(({ value }) => value === globals['ground']) ?? choices[0];
  return (
    <Select
      key={`${chosen?.value} of ${choices.length}`}
      ariaLabel="Ground"
      options={choices}
      defaultOptions={chosen?.value}
      showSelectedOptionTitle={chosen?.value !== 'warm'}
      onSelect={(ground) => updateGlobals({ ground })}
      icon={
        <svg aria-hidden="true" viewBox="0 0 14 14" fill="none" stroke="currentColor">
          <circle cx="7" cy="7" r="6" />
        </svg>
      }
    />
  );
}
