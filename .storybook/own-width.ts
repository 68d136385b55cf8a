interface Pinned {
  parameters: { viewport?: { options?: Record<string, { styles: { width: string } }> } };
  storyGlobals?: { viewport?: { value?: string } };
}

/** Returns the width of the viewport that a story pins, such as `390px`. */
export const ownWidth = ({ parameters, storyGlobals }: Pinned): string | undefined =>
  parameters.viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles.width;
