/* Stories get their words from the preview. That of the app takes them from the language that `main.ts` has loaded. */
export default {};
