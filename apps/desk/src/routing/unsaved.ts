let isUnsaved = false;

/** Whether the open page has changes that are not saved. */
export const hasUnsaved = (): boolean => isUnsaved;

/** Called by forms as they change, and before a page is left because it was saved or removed. */
export const setUnsaved = (value: boolean): void => {
  isUnsaved = value;
};
