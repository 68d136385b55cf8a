/** Classes of a `progress` with forced colors: filled, empty and its edge in the system's colors for text and page. */
export const barInForcedColors = [
  'forced-color-adjust-none forced-colors:border forced-colors:border-[CanvasText] forced-colors:bg-[Canvas]',
  'forced-colors:[&::-webkit-progress-bar]:bg-[Canvas]',
  'forced-colors:[&::-webkit-progress-value]:bg-[CanvasText] forced-colors:[&::-webkit-progress-value]:bg-none',
  'forced-colors:[&::-moz-progress-bar]:bg-[CanvasText] forced-colors:[&::-moz-progress-bar]:bg-none',
].join(' ');

/** Classes of a `progress` in the brand's color. */
export const barStyle = `block h-2.5 w-full appearance-none overflow-hidden rounded-full bg-paper-deep [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-pine [&::-webkit-progress-bar]:bg-paper-deep [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-pine ${barInForcedColors}`;
