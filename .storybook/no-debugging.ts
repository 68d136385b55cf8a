/* Turns off what only helps to debug stories. Must run before Storybook's test functions load. */

// Storybook records each call of `expect` and `userEvent` with the text of its element, for which the browser lays out
// the page.
history.replaceState(null, '', `${location.href}&instrument=false`);
