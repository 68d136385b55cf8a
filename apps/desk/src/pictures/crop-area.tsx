import { useWords } from '@hearthlight/ui';
import { type RefCallback, useState } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';

export interface CropAreaProps {
  /** The part to keep. */
  crop: PercentCrop;
  onChange: (crop: PercentCrop) => void;
  /** Receives the picture, and shows a file in it. */
  pictureRef: RefCallback<HTMLImageElement>;
}

/** Stops the animation of the frame’s border. */
const still = 'ReactCrop--no-animate';

/** A picture with a frame around the part to keep. Until the picture has loaded, the handles would cover each other. */
export function CropArea({ crop, onChange, pictureRef }: CropAreaProps) {
  const words = useWords('deskPictures');
  const [isLoaded, setLoaded] = useState(false);
  return (
    <div dir="ltr" className="grid justify-items-center overflow-hidden rounded-control bg-paper-deep p-6">
      <ReactCrop
        className={still}
        {...(isLoaded && { crop })}
        keepSelection
        minWidth={24}
        minHeight={24}
        onChange={(_pixels, percent) => onChange(percent)}
        ariaLabels={{
          cropArea: words.cropArea,
          nwDragHandle: words.topLeft,
          nDragHandle: words.top,
          neDragHandle: words.topRight,
          eDragHandle: words.right,
          seDragHandle: words.bottomRight,
          sDragHandle: words.bottom,
          swDragHandle: words.bottomLeft,
          wDragHandle: words.left,
        }}
      >
        <img ref={pictureRef} alt="" onLoad={() => setLoaded(true)} className="max-h-[min(22rem,50dvh)]" />
      </ReactCrop>
    </div>
  );
}
