import { userInfo } from 'node:os';

/**
 * Returns the operating-system user for the audit table: `ruth`, `ruth as hearthlight` with sudo, or `uid 1000` if the
 * password database has no entry, as is common in containers.
 */
export function operatorName(
  env: NodeJS.ProcessEnv = process.env,
  readUser: () => { username: string } = userInfo,
): string {
  const name = usernameOr(`uid ${process.getuid?.() ?? 'unknown'}`, readUser);
  const sudoUser = env['SUDO_USER'];
  return sudoUser === undefined || sudoUser === name ? name : `${sudoUser} as ${name}`;
}

function usernameOr(fallback: string, readUser: () => { username: string }): string {
  try {
    return readUser().username;
  } catch {
    return fallback;
  }
}
