import { expect, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { FramedPage } from './framed-page.tsx';

const html =
  '<!doctype html><html lang="en"><head><title>Water</title></head><body><main><h1>Forty days of water</h1><p>The pump was switched on at six.</p></main></body></html>';
const phone = { width: 390, height: 844 };
const desktop = { width: 1366, height: 768 };

const meta = preview.meta({
  title: 'News/Preview/FramedPage',
  component: FramedPage,
  tags: ['internal'],
  args: { title: 'Preview of “Forty days of water”', html, size: phone },
});

export const Default = meta.story();

/** The page has the width of the device, and is scaled down to the space that there is. */
export const Scaled = meta.story({
  args: { size: desktop },
  decorators: [
    (Story) => (
      <div className="w-60">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Preview of “Forty days of water”');
    await expect(frame).toHaveStyle({ width: '1366px' });
    await waitFor(() => expect(frame.getBoundingClientRect().width).toBeLessThanOrEqual(240));
  },
});

/** A script in the page does not run. */
export const NoScripts = meta.story({
  tags: ['!autodocs'],
  args: { html: html.replace('</main>', '</main><script>document.title = "Ran"</script>') },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Preview of “Forty days of water”');
    await waitFor(() => expect(frame.contentDocument?.querySelector('h1')).not.toBeNull());
    await expect(frame.contentDocument?.title).toBe('Water');
  },
});
