import { AnnouncingButton } from '../components/actions/announcing-button.tsx';
import { copyText } from '../lib/copy-text.ts';
import { type TextStyle, textStyles } from '../styles/text-styles.ts';
import { pixelsAt } from './fluid.ts';
import { token } from './tokens.ts';

const refused = 'Your browser did not allow that. Select the text of the button and copy it yourself.';

/** Sample for the styles of figures. */
const figures = ['figure', 'stat', 'step', 'zero'];

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Size at 320 and 1366 px, or the factor of a size in em. */
function sizeOf(value: string): string {
  if (value.endsWith('em') && !value.endsWith('rem')) return `${Number.parseFloat(value)} × the text around`;
  const [phone, desk] = [rounded(pixelsAt(320, value)), rounded(pixelsAt(1366, value))];
  return phone === desk ? `${phone} px` : `${phone} px at 320, ${desk} px at 1366`;
}

function factsOf({ size, leading, tracking, weight }: TextStyle): string[] {
  return [
    sizeOf(token(size)),
    `line height ${leading ? token(leading) : 'of the text around'}`,
    `weight ${weight ? token(weight) : 'of the text around'}`,
    ...(tracking ? [`letter spacing ${token(tracking)}`] : []),
  ];
}

export interface TypeScaleProps {
  /** `scale` shows the type scale, `single` the text styles for one purpose. */
  styles: keyof typeof textStyles;
  /** The text in which each style is shown. */
  specimen: string;
}

/** Text styles in their typeface, with size, line height, weight and the classes to copy. */
export function TypeScale({ styles, specimen }: TypeScaleProps) {
  return (
    <dl className="divide-y divide-line">
      {Object.entries(textStyles[styles]).map(([name, style]) => {
        const classes = `font-${style.font} text-${name}`;
        return (
          <div key={name} className="grid gap-x-8 gap-y-2 py-6 tablet:grid-cols-[15rem_minmax(0,1fr)]">
            <dt className="grid content-start justify-items-start gap-0.5 text-label text-ink-soft">
              {factsOf(style).map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
              <AnnouncingButton onAction={async () => ((await copyText(classes)) ? 'Copied.' : refused)}>
                {`Copy ${classes}`}
              </AnnouncingButton>
            </dt>
            <dd
              data-font={style.font}
              className="min-w-0 text-pretty wrap-anywhere data-[font=display]:font-display"
              style={{
                fontSize: `var(--${style.size})`,
                lineHeight: style.leading && `var(--${style.leading})`,
                letterSpacing: style.tracking && `var(--${style.tracking})`,
                fontWeight: style.weight && `var(--${style.weight})`,
              }}
            >
              {figures.includes(name) ? '0' : specimen}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
