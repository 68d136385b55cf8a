import { renderSVG } from 'uqr';

export interface QrCodeProps {
  /** What a camera reads. */
  text: string;
  /** Text alternative. */
  label: string;
}

/** A QR code. As a picture it stays dark on light in every color scheme, because cameras need that. */
export function QrCode({ text, label }: QrCodeProps) {
  const source = `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`;
  return <img src={source} alt={label} width={208} height={208} className="w-52 max-w-full rounded-check" />;
}
