import { useGlobals, useParameter } from 'storybook/manager-api';
import { styled } from 'storybook/theming';

const grounds = [
  { value: 'warm', title: 'Ground: Warm' },
  { value: 'paper', title: 'Ground: Paper' },
];
const dark = { value: 'dark', title: 'Ground: Dark' };

const Menu = styled.select(({ theme }) => ({
  height: 28,
  border: 0,
  borderRadius: theme.input.borderRadius,
  background: 'transparent',
  color: theme.textMutedColor,
  fontWeight: theme.typography.weight.bold,
  '&[data-changed]': { color: theme.barSelectedColor },
}));

/**
 * The toolbar menu of the ground below a story. It offers dark only for components that support it, which have the
 * parameter `onDark`.
 */
export function GroundMenu() {
  const [globals, updateGlobals] = useGlobals();
  const choices = useParameter('onDark', false) ? [...grounds, dark] : grounds;
  const { value } = choices.find((choice) => choice.value === globals['ground']) ?? grounds[0] ?? dark;
  return (
    <Menu
      aria-label="Ground"
      value={value}
      data-changed={value === 'warm' ? undefined : true}
      onChange={({ currentTarget }) => updateGlobals({ ground: currentTarget.value })}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.title}
        </option>
      ))}
    </Menu>
  );
}
