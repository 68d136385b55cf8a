import type { ReactNode } from 'react';
import { addons } from 'storybook/preview-api';

const states = ['hover', 'focus-visible', 'active'] as const;

const controls = 'a, button, input:not([type=radio]), textarea, label:first-of-type [type=radio]';

/**
 * Parameter `pseudo` for a story that renders `PseudoStates`: selectors of elements to show as hovered, focused or
 * pressed.
 */
export const pseudo = {
  rootSelector: 'body',
  hover: ['[data-pseudo=hover] *', '[data-pseudo=active] *'],
  focusVisible: `[data-pseudo=focus-visible] :is(${controls})`,
  active: `[data-pseudo=active] :is(${controls})`,
};

interface PseudoStatesProps {
  /** Renders the control for a state. Names of radio buttons must differ. */
  children: (state: string) => ReactNode;
}

/** Shows a control hovered, focused with the keyboard and pressed. The story needs `parameters: { pseudo }`. */
export function PseudoStates({ children }: PseudoStatesProps) {
  return states.map((state) => (
    <div key={state} data-pseudo={state} className="contents">
      {children(state)}
    </div>
  ));
}

/** Emits the event on which the addon rewrites style sheets. Test runs do not emit it. */
export const applyPseudoStates = () => addons.getChannel().emit('storyRendered');
