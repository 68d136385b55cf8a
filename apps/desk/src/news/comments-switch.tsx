import type { Result } from '@hearthlight/domain';
import { Checkbox, FormNotice, useWords } from '@hearthlight/ui';
import { refusalOf, useAction } from '@hearthlight/ui/parts';

export interface CommentsSwitchProps {
  /** Whether visitors can write comments. */
  isOpen: boolean;
  /** Opens or closes the article to comments. */
  onChange: (isOpen: boolean) => Promise<Result>;
}

/** Opens and closes an article to comments, at once. */
export function CommentsSwitch({ isOpen, onChange }: CommentsSwitchProps) {
  const words = useWords('deskNews');
  /** The choice stays until the server has confirmed it. */
  const { run, pending: chosen, result } = useAction<'open' | 'close'>();
  return (
    <>
      <Checkbox
        label={words.commentsOpen}
        checked={chosen ? chosen === 'open' : isOpen}
        onChange={({ currentTarget: { checked } }) => void run(checked ? 'open' : 'close', () => onChange(checked))}
      />
      <FormNotice result={refusalOf(result)} />
    </>
  );
}
