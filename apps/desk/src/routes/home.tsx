import { DeskHeader, useDeskWords } from '@hearthlight/ui/desk';

export function Component() {
  const words = useDeskWords();
  return <DeskHeader title={words.home} />;
}
