import { type Focus, pictureSources, withFocus } from '@hearthlight/domain';
import { ArchPicture, useWords } from '@hearthlight/ui';
import type { PointerEvent } from 'react';

import { percentOf } from './crop-picture.ts';

export interface FocusFieldProps {
  /** Address of the picture. */
  address: string;
  /** The focal point, in percent of width and height. */
  focus: Focus;
  onChange: (focus: Focus) => void;
}

/** Chooses the focal point of a picture, and shows how the site crops it. */
export function FocusField({ address, focus, onChange }: FocusFieldProps) {
  const words = useWords('deskPictures');
  const place = ({ clientX, clientY, currentTarget, buttons }: PointerEvent) => {
    if (buttons !== 1) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: percentOf(clientX - left, width), y: percentOf(clientY - top, height) });
  };
  const shown = withFocus(address, focus);
  const formats = { sizes: '10rem', sources: pictureSources(address) };
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-1 text-small font-semibold">{words.focus}</legend>
      <p className="text-small text-ink-soft">{words.focusHint}</p>
      <div dir="ltr" className="grid grid-cols-1 gap-2">
        <div className="justify-self-center">
          <div
            className="relative cursor-crosshair touch-none overflow-hidden rounded-control bg-paper-deep"
            onPointerDown={place}
            onPointerMove={place}
          >
            <img src={address} alt="" draggable={false} className="block max-h-[min(18rem,45dvh)] max-w-full" />
            <span
              aria-hidden="true"
              className="pointer-events-none absolute size-7 rounded-full border-3 border-paper bg-pine/60 outline-2 outline-pine-deep ltr:-translate-1/2"
              style={{ insetInlineStart: `${focus.x}%`, insetBlockStart: `${focus.y}%` }}
            />
          </div>
        </div>
        <Slider label={words.fromLeft} value={focus.x} onChange={(x) => onChange({ ...focus, x })} />
        <Slider label={words.fromTop} value={focus.y} onChange={(y) => onChange({ ...focus, y })} />
      </div>
      <div className="grid max-w-60 grid-cols-[minmax(0,1fr)_minmax(0,.7fr)] items-end gap-4">
        <div>
          <ArchPicture src={shown} alt="" formats={formats} />
        </div>
        <div>
          <ArchPicture src={shown} alt="" formats={formats} ratio="portrait" />
        </div>
      </div>
    </fieldset>
  );
}

interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, value, onChange }: SliderProps) {
  return (
    <label className="grid gap-1 text-small">
      <span dir="auto">{label}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={value}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        className="h-8 w-full accent-pine"
      />
    </label>
  );
}
