// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
export const outbox = {
  title: (args: { product: string | number }): string => String(args.product) + " outbox",
  heading: "Outbox",
  explanation: "No mail server is configured, so mails are stored here instead of being sent. Reload the page to see new ones.",
  empty: "No mails yet.",
  to: (args: { address: string | number }): string => "To " + String(args.address),
  asHtml: "As HTML",
};
