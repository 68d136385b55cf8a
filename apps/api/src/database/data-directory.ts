import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';

const ownerOnly = 0o077;
const sticky = 0o1000;

/**
 * Creates the data folder, readable by its owner only, or restricts an existing one. Does not change a shared folder,
 * such as the system's temporary folder, or one of another owner. Throws when it cannot be created.
 */
export function prepareDataDirectory(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const { mode } = statSync(directory);
  if ((mode & ownerOnly) !== 0 && (mode & sticky) === 0) restrict(directory, 0o700);
}

/** Creates a file that only its owner can read, or restricts an existing one. */
export function prepareDataFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  if ((statSync(file).mode & ownerOnly) !== 0) restrict(file, 0o600);
}

function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    // Mounted volumes often belong to another user, who sets their permissions.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  }
}
