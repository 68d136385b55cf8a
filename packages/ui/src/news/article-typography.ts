/**
 * Classes of an article’s text. Long words and code wrap, tables fill the width and pictures shrink, so that nothing
 * scrolls sideways.
 */
export const articleTypography = [
  'max-w-text text-body wrap-anywhere [&>*+*]:mt-5 [&>:first-child]:mt-0!',
  '[&_h2]:mt-12 [&_h2]:text-heading [&_h3]:mt-10 [&_h3]:text-lead [&_h3]:leading-tight [&_h4]:mt-8 [&_h4]:font-semibold',
  '[&_ul]:list-disc [&_ol]:list-[var(--list-numbers,decimal)] [&_:is(ul,ol)]:ps-6 [&_li+li]:mt-2 [&_li]:ps-1 [&_li]:marker:text-ember',
  '[&_blockquote]:my-10 [&_blockquote]:border-s-2 [&_blockquote]:border-ember [&_blockquote]:ps-6 [&_blockquote]:font-display [&_blockquote]:text-heading [&_blockquote]:font-quote',
  '[&_a]:font-semibold [&_a]:text-pine [&_a]:underline [&_a]:underline-offset-4 [&_a:hover]:text-pine-deep',
  '[&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-pane [&_img]:bg-paper-deep [&_figure]:my-10 [&_figure_img]:w-full',
  '[&_figcaption]:mt-3 [&_figcaption]:text-label [&_figcaption]:text-ink-soft',
  '[&_:is(strong,b)]:font-semibold [&_hr]:my-12 [&_hr]:border-line',
  '[&_code]:rounded-text [&_code]:bg-paper-deep [&_code]:px-1 [&_code]:text-code [&_pre]:rounded-control [&_pre]:bg-paper-deep [&_pre]:p-4 [&_pre]:whitespace-pre-wrap [&_pre_code]:p-0',
  '[&_table]:w-full [&_table]:text-small [&_:is(td,th)]:border-b [&_:is(td,th)]:border-line [&_:is(td,th)]:py-3 [&_:is(td,th)]:pe-3 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top [&_caption]:pb-3 [&_caption]:text-start [&_caption]:text-ink-soft',
].join(' ');
