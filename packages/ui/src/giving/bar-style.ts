/** Classes of a `progress` with forced colors: filled, empty and its edge in the system's colors for text and page. */
export const barInForcedColors = [
  'forced-color-adjust-none forced-colors:border forced-colors:border-[CanvasText] forced-colors:bg-[Canvas]',
  'forced-colors:[&::-webkit-progress-bar]:bg-[Canvas]',
  'forced-colors:[&::-webkit-progress-value]:bg-[CanvasText] forced-colors:[&::-webkit-progress-value]:bg-none',
  'forced-colors:[&::-moz-progress-bar]:bg-[CanvasText] forced-colors:[&::-moz-progress-bar]:bg-none',
].join(' ');
