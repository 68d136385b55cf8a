import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/csf';

/** An entry of a menu. */
export interface Choice {
  /** As in the address: `&globals=ground:dark`. */
  value: string;
  title: string;
}

type Apply = (choice: string, story: StoryContext<ReactRenderer>) => void;

/** A menu of the toolbar, which changes how every story is shown. */
export interface Tool {
  /** Name of the menu. */
  title: string;
  /** An icon of Storybook. */
  icon: 'circle' | 'contrast' | 'globe' | 'home' | 'lightning' | 'paintbrush' | 'zoom';
  /** The first choice shows stories as they are made. */
  choices: readonly [Choice, ...Choice[]];
  /** Shows the choice. Runs before each rendering of a story, also for the first choice. */
  beforeRender: Apply;
  /** Shows what may change only after the `play` function, which finds elements by their text. */
  afterPlay?: Apply;
}
