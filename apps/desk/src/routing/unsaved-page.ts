import { createContext, useContext } from 'react';

/** Whether the open page has changes that are not saved. */
export interface UnsavedPage {
  hasChanges: () => boolean;
  /** Called by forms as they change, and before a page is left because it was saved or removed. */
  setChanges: (isUnsaved: boolean) => void;
  /** Loads the desk anew at an address without asking, so that no data of a person stays in memory. */
  startOver: (path: string) => void;
}

/** Returns a page without changes. */
export function createUnsavedPage(): UnsavedPage {
  let isUnsaved = false;
  const setChanges = (value: boolean) => {
    isUnsaved = value;
  };
  return {
    hasChanges: () => isUnsaved,
    setChanges,
    startOver: (path) => {
      setChanges(false);
      window.location.assign(path);
    },
  };
}

const UnsavedPageContext = createContext<UnsavedPage>(createUnsavedPage());

/** Provides the open page: `<UnsavedPageProvider value={page}>`. */
export const UnsavedPageProvider = UnsavedPageContext;

/** Returns whether the open page has changes that are not saved. */
export const useUnsavedPage = (): UnsavedPage => useContext(UnsavedPageContext);
