import type { Role } from '@hearthlight/domain/desk';
import { Notice, useWords } from '@hearthlight/ui';

export interface RoleChangedProps {
  /** The new role. */
  role: Role;
}

/** Above a page that was open when the person's role lost a permission. The page stays with what is typed in it. */
export function RoleChanged({ role }: RoleChangedProps) {
  const words = useWords('desk');
  return (
    <Notice tone="info" className="mb-6 print:hidden">
      {words.roleChanged({ role: words[role] })}
    </Notice>
  );
}
