import type { ReactNode } from 'react';
import { addons } from 'storybook/preview-api';

const states = ['hover', 'focus-visible', 'active'] as const;

const controls = 'a, button, input:not([type=radio]), textarea, label:first-of-type [type=radio]';

/**
 * Value of the parameter `pseudo` for a story that renders `PseudoStates`: the elements that
 * storybook-addon-pseudo-states shows as if they were pointed at, focused or pressed.
 */
export const pseudo = {
  rootSelector: 'body',
  hover: ['[data-pseudo=hover] *', '[data-pseudo=active] *'],
  focusVisible: `[data-pseudo=focus-visible] :is(${controls})`,
  active: `[data-pseudo=active] :is(${controls})`,
};

interface PseudoStatesProps {
  /** Renders the control once for each state; names of radio buttons have to differ. */
  children: (state: string) => ReactNode;
}

/** Shows a control pointed at, focused with the keyboard and pressed. The story needs `parameters: { pseudo }`. */
export function PseudoStates({ children }: PseudoStatesProps) {
  return states.map((state) => (
    <div key={state} data-pseudo={state} className="contents">
      {children(state)}
    </div>
  ));
}

/** Sends the event on which the addon rewrites the style sheets. Storybook sends it; a test run does not. */
export const applyPseudoStates = () => addons.getChannel().emit('storyRendered');
