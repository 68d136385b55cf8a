import type { ToolName } from './tools.ts';

/** Drawings on 24 by 24. Apart from `Icon`, because every public page loads those. */
const drawings: Readonly<Record<ToolName, string>> = {
  heading: 'M5 5v14M14 5v14M5 12h9m4.5 7v-8.5L16.5 12',
  subheading: 'M4 7v11M11 7v11M4 12.5h7m3.5-1.2c.6-2 4.8-2 4.8.6 0 2.4-4.8 3.4-4.8 6.1h5',
  bold: 'M7 5h6a3.4 3.4 0 0 1 0 6.9H7Zm0 6.9h7a3.55 3.55 0 0 1 0 7.1H7Z',
  italic: 'M10.5 5H17M7 19h6.5M14 5l-4 14',
  link: 'M10 14a4.2 4.2 0 0 0 6.2.4l2.6-2.6a4.2 4.2 0 0 0-6-6L11.5 7.2M14 10a4.2 4.2 0 0 0-6.2-.4l-2.6 2.6a4.2 4.2 0 0 0 6 6l1.3-1.4',
  clearFormatting: 'M6 5h12M12 5l-1.6 9M8 19h5M15.5 14.5l5 5M20.5 14.5l-5 5',
  bulletList: 'M9.5 6.5H20M9.5 12H20M9.5 17.5H20M4.5 6.5v.01M4.5 12v.01M4.5 17.5v.01',
  orderedList: 'M10 6.5H20M10 12H20M10 17.5H20M4 4.5l1.5-.7V9M3.6 15.3c.5-1.4 2.9-1.2 2.9.3 0 1.3-2.7 2-2.7 3.9h2.9',
  quote: 'M5.5 17c2.8-.9 4-2.7 4-5.5V7H4v5h5M15.5 17c2.8-.9 4-2.7 4-5.5V7H14v5h5',
  picture: 'M4 20V11a8 8 0 0 1 16 0v9ZM4.5 18l4.7-5 3.8 4 2.3-2.3 4.2 3.8M12 8.5v.01',
  undo: 'M8.5 5 4.5 9l4 4M5 9h9a5 5 0 0 1 0 10h-4',
  redo: 'm15.5 5 4 4-4 4M19 9h-9a5 5 0 0 0 0 10h4',
};

/** Right to left, these point the other way. */
const directional: readonly ToolName[] = ['bulletList', 'orderedList', 'undo', 'redo'];

export interface ToolIconProps {
  /** The tool that the icon is for. */
  name: ToolName;
}

/** The drawing of a tool, in the color of its button. The button has the name. */
export function ToolIcon({ name }: ToolIconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'bold' ? 2.6 : 1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      data-directional={directional.includes(name) || undefined}
      className="size-5.5 rtl:data-directional:-scale-x-100"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
