import { everyConstruct } from '@hearthlight/domain/fixtures';
import { sanitizeHtml } from '@hearthlight/ui/parts';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { type Canvas, fill, press } from '../../../../../.storybook/act.ts';
import { loadsPictures } from '../../pictures/fixtures/index.ts';
import type { UploadResult } from '../../pictures/picture-access.ts';
import { cleanPaste } from './clean-paste.ts';
import { googleDocsClipboard } from './fixtures/google-docs-clipboard.ts';
import { pasteCases } from './fixtures/paste-cases.ts';
import { wordClipboard } from './fixtures/word-clipboard.ts';
import { TextEditor } from './text-editor.tsx';

const article =
  '<p>The pump was switched on at six in the morning, before the heat.</p><h2>What it took</h2><p>The drillers found water at 96 meters.</p>';

const stores = (address: string) => async (): Promise<UploadResult> => ({ ok: true, address });
const refuses = (message: string) => async (): Promise<UploadResult> => ({ ok: false, message });

const meta = preview.meta({
  title: 'News/Editor/TextEditor',
  component: TextEditor,
  tags: ['experimental'],
  args: {
    html: article,
    onChange: fn(),
    uploadPicture: fn(stores('/pictures/well.svg')),
    loadPictures: loadsPictures,
  },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-text bg-paper p-4">
        <Story />
      </div>
    ),
  ],
});

const textOf = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Text of the article' });
const tool = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });

/** Puts the caret into a text of the article and selects it. */
async function select(canvas: Canvas, text: string) {
  const editor = await textOf(canvas);
  const node = within(editor).getByText(text);
  editor.focus();
  getSelection()?.selectAllChildren(node);
  // ProseMirror reads the selection in an event that follows.
  await new Promise((done) => setTimeout(done, 50));
}

/**
 * Clicks where an element is. `userEvent` would put the selection into its text, even where nothing is editable. A
 * second click at the same place would be a double click, as time stands still.
 */
async function clickOn(canvas: Canvas, element: HTMLElement) {
  (await textOf(canvas)).focus();
  element.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const at = { clientX: x + width / 2, clientY: y + height / 2, detail: 1 };
  await fireEvent.mouseDown(element, at);
  await fireEvent.mouseUp(element, at);
}

async function paste(canvas: Canvas, html: string) {
  const editor = await textOf(canvas);
  editor.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', 'text');
  editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

const lastHtml = (onChange: { mock: { calls: string[][] } }) => onChange.mock.calls.at(-1)?.[0] ?? '';

function fragmentOf(html: string) {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

/** An article, set as on its public page. */
export const Default = meta.story({
  tags: ['visual'],
  args: { html: everyConstruct },
});

/**
 * Opening and changing an article loses nothing that an article may contain. The site's sanitizer leaves it as it is.
 */
export const EveryConstruct = meta.story({
  tags: ['!autodocs'],
  args: { html: everyConstruct },
  play: async ({ canvas, args }) => {
    const paragraph = await canvas.findByText(/to nought at night/);
    await userEvent.click(paragraph);
    getSelection()?.collapse(paragraph, paragraph.childNodes.length);
    await userEvent.keyboard('!');
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    const written = lastHtml(args.onChange);
    await expect(sanitizeHtml(written)).toBe(written);
    const expected = everyConstruct.replace('nought at night.', 'nought at night.!');
    const [one, other] = [fragmentOf(written), fragmentOf(expected)].map((fragment) => Array.from(fragment.children));
    await expect(one?.map(({ outerHTML }) => outerHTML).length).toBe(other?.length);
    for (const [index, element] of (one ?? []).entries())
      if (!element.isEqualNode(other?.[index] ?? null)) await expect(element.outerHTML).toBe(other?.[index]?.outerHTML);
  },
});

const pasted = [
  '<p>The drillers found water at <strong>96 meters</strong> and went <em>on</em> to 120, as <a href="https://example.org/report" rel="noopener nofollow">the report</a> says',
  '<ul><li>a solar pump<ul><li>with a spare controller</li></ul></li><li>two tanks</li></ul>',
  '<h3>What comes next</h3>',
  '<table><tbody><tr><td>Drilling</td><td>$9,400</td></tr></tbody></table>',
];

/** Headings, lists, emphasis, links and tables stay. Fonts, colors, comments and Word's own elements go. */
export const PasteFromWord = meta.story({
  tags: ['!autodocs'],
  args: { html: '' },
  play: async ({ canvas, args }) => {
    await paste(canvas, wordClipboard);
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await expect(lastHtml(args.onChange).replaceAll('\u00a0', ' ').replaceAll('&nbsp;', ' ')).toBe(
      [
        '<h2>Forty days of water</h2><h2>What it took</h2>',
        `${pasted[0]}.[1]</p>`,
        pasted[1],
        pasted[2],
        '<ol><li>Dig</li><li>Drill</li></ol>',
        pasted[3],
      ].join(''),
    );
    await expect(canvas.getByText('1 picture was not pasted. Add it with the button Picture.')).toBeVisible();
  },
});

export const PasteFromGoogleDocs = meta.story({
  tags: ['!autodocs'],
  parameters: { notMirrored: 'Its lines break elsewhere.' },
  args: { html: '' },
  play: async ({ canvas, args }) => {
    await paste(canvas, googleDocsClipboard);
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await expect(lastHtml(args.onChange)).toBe(
      ['<h2>What it took</h2>', `${pasted[0]}: 1.2 m<sup>3</sup> an hour.</p>`, ...pasted.slice(1)].join(''),
    );
    await expect(canvas.getByText(/picture was not pasted/)).toBeVisible();
    await press(canvas, 'Close');
    await expect(canvas.queryByText(/picture was not pasted/)).toBeNull();
  },
});

/**
 * In the middle of a sentence, a heading with text below stays a heading. Alone, its words become part of the sentence.
 */
export const PasteHeading = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await textOf(canvas);
    const sentence = canvas.getByText(/^The pump was switched on/);
    await userEvent.click(sentence);
    getSelection()?.collapse(sentence.firstChild, 'The pump'.length);
    await userEvent.keyboard('!');
    await paste(canvas, '<h2>A heading</h2><p>Text.</p>');
    await waitFor(() =>
      expect(lastHtml(args.onChange)).toContain('<p>The pump!</p><h2>A heading</h2><p>Text. was switched on at six'),
    );
    await paste(canvas, '<h2>More</h2>');
    await waitFor(() => expect(lastHtml(args.onChange)).toContain('<p>Text.More was switched on at six'));
  },
});

/** Comments, tracked deletions and hidden text are not published. Lists become lists, however they were written. */
export const PasteCases = meta.story({
  tags: ['!autodocs'],
  play: async () => {
    for (const { kept, name, pasted: html } of pasteCases)
      await expect({ name, html: cleanPaste(html).html }).toEqual({ name, html: kept });
  },
});

/** Does not trust HTML that claims to be copied in an editor. */
export const HostilePaste = meta.story({
  tags: ['!autodocs'],
  args: { html: '' },
  play: async ({ canvas, args }) => {
    await paste(
      canvas,
      '<table data-pm-slice="0 0 []"><tr><td><img src="x" onerror="window.hostile=1">a</td></tr></table><p><a href="javascript:window.hostile=1">b</a><img src="javascript:1" onerror="window.hostile=1"></p>',
    );
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await new Promise((done) => setTimeout(done, 100));
    await expect(window).not.toHaveProperty('hostile');
    await expect(lastHtml(args.onChange)).toBe('<table><tbody><tr><td>a</td></tr></tbody></table><p>b</p>');
  },
});

/** A tool is pressed where the selection has what it makes, and works on the selection. */
export const Tools = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await select(canvas, 'What it took');
    await waitFor(() => expect(tool(canvas, 'Heading')).toHaveAttribute('aria-pressed', 'true'));
    await expect(tool(canvas, 'Bold')).toHaveAttribute('aria-pressed', 'false');
    await press(canvas, 'Subheading');
    await waitFor(() => expect(lastHtml(args.onChange)).toContain('<h3>What it took</h3>'));
    await select(canvas, 'The drillers found water at 96 meters.');
    for (const [name, html] of [
      ['Bold', '<p><strong>The drillers found water at 96 meters.</strong></p>'],
      ['Italic', '<p><strong><em>The drillers found water at 96 meters.</em></strong></p>'],
      ['Quote', '<blockquote><p><strong><em>The'],
      ['Undo', '</h3><p><strong><em>The'],
      ['Redo', '<blockquote><p><strong><em>The'],
      ['Undo', '</h3><p><strong><em>The'],
      ['Bulleted list', '<ul><li><strong><em>The'],
      ['Numbered list', '<ol><li><strong><em>The'],
    ] as const) {
      await press(canvas, name);
      await waitFor(() => expect(lastHtml(args.onChange)).toContain(html));
    }
    await expect(await textOf(canvas)).toHaveFocus();
    await expect(tool(canvas, 'Quote')).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Clears all formatting at once, however deep, and keeps pictures. */
export const ClearsFormatting = meta.story({
  tags: ['!autodocs'],
  args: {
    html: '<h2>Wells</h2><blockquote><blockquote><blockquote><p>One <strong>well</strong></p></blockquote></blockquote></blockquote><ul><li>Two<ul><li>Three<ol><li>Four <a href="https://example.org">wells</a></li></ol></li></ul></li></ul><figure><img src="/pictures/well.svg" alt="A tap"><figcaption>A tap</figcaption></figure>',
  },
  play: async ({ canvas, args }) => {
    const editor = await textOf(canvas);
    editor.focus();
    getSelection()?.selectAllChildren(editor);
    await new Promise((done) => setTimeout(done, 50));
    await press(canvas, 'Clear formatting');
    await waitFor(() =>
      expect(lastHtml(args.onChange)).toMatch(
        /^<p>Wells<\/p><p>One well<\/p><p>Two<\/p><p>Three<\/p><p>Four wells<\/p><figure><img [^>]*><figcaption>A tap<\/figcaption><\/figure>$/,
      ),
    );
    await press(canvas, 'Undo');
    await waitFor(() => expect(lastHtml(args.onChange)).toContain('<ol><li>Four <a'));
  },
});

/** One tool is in the tab order, the arrow keys move, Escape returns to the text, and Alt+F10 leaves it. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const text = await textOf(canvas);
    await userEvent.tab();
    await expect(tool(canvas, 'Heading')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(tool(canvas, 'Bold')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(tool(canvas, 'Redo')).toHaveFocus();
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await expect(tool(canvas, 'Redo')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(text).toHaveFocus());
  },
});

export const Links = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await select(canvas, 'The drillers found water at 96 meters.');
    await userEvent.keyboard('{Control>}k{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Link' }));
    await fill(dialog, { Address: 'example.org/report' });
    await press(dialog, 'Save');
    await waitFor(() =>
      expect(lastHtml(args.onChange)).toContain(
        '<a href="https://example.org/report" rel="noopener nofollow">The drillers',
      ),
    );
    await press(canvas, 'Link');
    await press(within(await screen.findByRole('dialog')), 'Remove link');
    await waitFor(() => expect(lastHtml(args.onChange)).not.toContain('<a'));
  },
});

/** A dialog that changes nothing returns the focus to the text or the tool that opened it. */
export const ClosedDialog = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await select(canvas, 'The drillers found water at 96 meters.');
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Address' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await textOf(canvas)).toHaveFocus());
    tool(canvas, 'Link').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Address' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tool(canvas, 'Link')).toHaveFocus());
  },
});

const aPicture = new File(['picture'], 'well.jpg', { type: 'image/jpeg' });

/** A picture comes with its alternative text, which can be changed later. */
export const Pictures = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByText('The drillers found water at 96 meters.'));
    await press(canvas, 'Picture');
    const dialog = within(await screen.findByRole('dialog', { name: 'Picture' }));
    await userEvent.upload(dialog.getByLabelText('Picture file'), aPicture);
    await expect(args.uploadPicture).toHaveBeenCalledWith(aPicture);
    await fill(dialog, { 'Alternative text': 'A tap below a water tank' });
    await press(dialog, 'Insert picture');
    await waitFor(() =>
      expect(lastHtml(args.onChange)).toMatch(
        /<figure><img src="\/pictures\/well\.svg" alt="A tap below a water tank"[^>]* loading="lazy"><\/figure>/,
      ),
    );
    await expect(await canvas.findByText('Alternative text: A tap below a water tank')).toBeVisible();
    await press(canvas, 'Change text');
    const change = within(await screen.findByRole('dialog', { name: 'Change alternative text' }));
    await fill(change, { 'Alternative text': 'A tap' });
    await press(change, 'Save');
    await waitFor(() => expect(lastHtml(args.onChange)).toContain('alt="A tap"'));
  },
});

/**
 * A file whose type the browser does not know is not left to the browser, which would open it. The upload says what is
 * wrong with it.
 */
export const AnotherFile = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const editor = await textOf(canvas);
    const clipboardData = new DataTransfer();
    const photo = new File(['photo'], 'IMG_0412.HEIC');
    clipboardData.items.add(photo);
    editor.focus();
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Picture' })).toBeVisible());
    await expect(args.uploadPicture).toHaveBeenCalledWith(photo);
  },
});

async function insertPicture(canvas: Canvas, alt: string) {
  await press(canvas, 'Picture');
  const dialog = within(await screen.findByRole('dialog', { name: 'Picture' }));
  await userEvent.upload(dialog.getByLabelText('Picture file'), aPicture);
  await fill(dialog, { 'Alternative text': alt });
  await press(dialog, 'Insert picture');
  await canvas.findByText(`Alternative text: ${alt}`);
}

const altsOf = (html: string) =>
  Array.from(fragmentOf(html).querySelectorAll('img'), (picture) => picture.getAttribute('alt'));

/** A picture replaces neither selected text nor the picture whose caption has the caret. */
export const PicturesInARow = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await select(canvas, 'The drillers found water at 96 meters.');
    await insertPicture(canvas, 'First');
    await insertPicture(canvas, 'Second');
    await waitFor(() => expect(altsOf(lastHtml(args.onChange))).toEqual(['First', 'Second']));
    await expect(lastHtml(args.onChange)).toContain('<p>The drillers found water at 96 meters.</p>');
  },
});

const aFigure = '<figure><img src="/pictures/well.svg" alt="A tap"></figure>';

/** Enter in a caption, empty or not, starts a paragraph below the picture. */
export const EnterInCaption = meta.story({
  tags: ['!autodocs'],
  args: { html: `${aFigure}<p>The end.</p>` },
  play: async ({ canvas, args }) => {
    const editor = await textOf(canvas);
    const caption = editor.querySelector('figcaption');
    await expect(caption).not.toBeNull();
    for (const [typed, html] of [
      ['{Enter}Below.', '<p>Below.</p><p>The end.</p>'],
      ['The tap.{Enter}Next.', '<figcaption>The tap.</figcaption></figure><p>Next.</p><p>Below.</p>'],
    ] as const) {
      await userEvent.click(caption ?? editor);
      getSelection()?.collapse(caption, 0);
      await userEvent.keyboard(typed);
      await waitFor(() => expect(lastHtml(args.onChange)).toContain(html));
    }
  },
});

/**
 * A caption does not become a heading or a list, which would lose the picture. Backspace in an empty one selects it.
 */
export const ToolsInCaption = meta.story({
  tags: ['!autodocs'],
  args: { html: `${aFigure}<p>The end.</p>` },
  play: async ({ canvas, args }) => {
    const editor = await textOf(canvas);
    const caption = editor.querySelector('figcaption');
    await userEvent.click(caption ?? editor);
    getSelection()?.collapse(caption, 0);
    await userEvent.keyboard('x');
    for (const name of ['Heading', 'Subheading', 'Clear formatting', 'Bulleted list', 'Numbered list'])
      await waitFor(() => expect(tool(canvas, name)).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.keyboard('{Control>}{Alt>}2{/Alt}{/Control}{Control>}{Shift>}8{/Shift}{/Control}y');
    await waitFor(() => expect(lastHtml(args.onChange)).toContain('<figcaption>xy</figcaption></figure><p>The'));
    await userEvent.keyboard('{Backspace}{Backspace}## z');
    await waitFor(() => expect(lastHtml(args.onChange)).toMatch(/<figcaption>.*z<\/figcaption><\/figure><p>The/));
    await userEvent.keyboard('{Backspace>6/}');
    await waitFor(() => expect(lastHtml(args.onChange)).toBe('<p>The end.</p>'));
  },
});

const aTable = '<table><tbody><tr><td>Drilling</td><td>$9,400</td></tr></tbody></table>';

/** Typed, pasted and inserted content goes below a selected table or picture. Backspace removes the selection. */
export const TypingOnBlock = meta.story({
  tags: ['!autodocs'],
  args: { html: `<p>The costs.</p>${aTable}${aFigure}<p>The end.</p>` },
  play: async ({ canvas, args }) => {
    const editor = await textOf(canvas);
    await clickOn(canvas, canvas.getByText('$9,400'));
    await expect(await canvas.findByText(/^The cells of a table cannot be changed here/)).toBeVisible();
    await userEvent.keyboard('5 wells');
    await expect(canvas.queryByText(/^The cells of a table/)).toBeNull();
    await waitFor(() => expect(lastHtml(args.onChange)).toContain(`${aTable}<p>5 wells</p><figure>`));
    for (const [cell, compose] of [
      ['Drilling', async () => fireEvent.keyDown(editor, { key: 'Dead' })],
      ['$9,400', async () => fireEvent.compositionStart(editor)],
    ] as const) {
      await clickOn(canvas, canvas.getByText(cell));
      await expect(await canvas.findByText(/^The cells of a table/)).toBeVisible();
      await compose();
      await waitFor(() =>
        expect(editor.querySelector('table + p')?.contains(getSelection()?.anchorNode ?? null)).toBe(true),
      );
    }
    await fireEvent.compositionEnd(editor);
    await clickOn(canvas, canvas.getByText('Drilling'));
    await paste(canvas, '<p>Pasted</p>');
    await waitFor(() => expect(lastHtml(args.onChange)).toContain(`${aTable}<p>Pasted</p><p>5 wells</p>`));
    const end = canvas.getByText('The end.');
    await userEvent.click(end);
    getSelection()?.collapse(end.firstChild, 0);
    await userEvent.keyboard('{Backspace}6');
    await waitFor(() => expect(lastHtml(args.onChange)).toContain('</figure><p>6</p><p>The end.</p>'));
    await clickOn(canvas, canvas.getByText('$9,400'));
    await insertPicture(canvas, 'Bills');
    await waitFor(() => expect(lastHtml(args.onChange)).toContain(`${aTable}<figure>`));
    await expect(altsOf(lastHtml(args.onChange))).toEqual(['Bills', 'A tap']);
    await clickOn(canvas, canvas.getByText('Drilling'));
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(lastHtml(args.onChange)).not.toContain('<table>'));
  },
});

/** A pasted or dropped picture is uploaded, and then asks for its alternative text too. */
export const PastedPicture = meta.story({
  tags: ['!autodocs'],
  args: { uploadPicture: fn(refuses('The picture is too large.')) },
  play: async ({ canvas, args }) => {
    const editor = await textOf(canvas);
    const clipboardData = new DataTransfer();
    clipboardData.items.add(aPicture);
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Picture' }));
    await expect(args.uploadPicture).toHaveBeenCalledOnce();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The picture is too large.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Empty = meta.story({
  args: { html: '' },
  play: async ({ canvas, args }) => {
    const editor = await textOf(canvas);
    await userEvent.click(editor);
    await userEvent.keyboard('Water');
    await waitFor(() => expect(lastHtml(args.onChange)).toBe('<p>Water</p>'));
    await userEvent.keyboard('{Backspace>5/}');
    await waitFor(() => expect(lastHtml(args.onChange)).toBe(''));
  },
});

export const LargeText = meta.story({ tags: ['!autodocs'], globals: { textSize: '200' } });

export const Mobile = meta.story({ tags: ['visual'], globals: { viewport: { value: 'phone' } } });
