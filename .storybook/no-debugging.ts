/* Turns off what only helps to debug stories. Must run before Storybook's test functions and React load. */

// Storybook records each call of `expect` and `userEvent` with the text of its element, for which the browser lays out the page.
history.replaceState(null, '', `${location.href}&instrument=false`);

// React labels each render and element for the performance panel.
Reflect.deleteProperty(console, 'timeStamp');
Reflect.deleteProperty(console, 'createTask');
