'use client';

import type { Role } from '@hearthlight/domain/desk';

import { Notice } from '../../components/feedback/notice.tsx';
import { useDeskWords } from '../../words/desk.ts';

export interface RoleChangedProps {
  /** The new role. */
  role: Role;
}

/** Above a page that was open when the person's role lost a permission. The page stays with what is typed in it. */
export function RoleChanged({ role }: RoleChangedProps) {
  const words = useDeskWords();
  return (
    <Notice tone="info" className="mb-6 print:hidden">
      {words.roleChanged({ role: words[role] })}
    </Notice>
  );
}
