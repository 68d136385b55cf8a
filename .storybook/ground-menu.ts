import { type ChangeEvent, createElement } from 'react';
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
  fontSize: theme.typography.size.s1,
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
  const attributes = {
    'aria-label': 'Ground',
    value,
    'data-changed': value === 'warm' ? undefined : true,
    onChange: ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => updateGlobals({ ground: currentTarget.value }),
  };
  // Storybook compiles the manager without a setting for JSX.
  return createElement(
    Menu,
    attributes,
    choices.map((choice) => createElement('option', { key: choice.value, value: choice.value }, choice.title)),
  );
}
