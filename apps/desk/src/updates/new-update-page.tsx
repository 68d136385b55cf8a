import { deskPages } from '@hearthlight/domain/desk';
import { Link, useWords } from '@hearthlight/ui';

import { DeskHeader } from '../frame/desk-header.tsx';
import { UpdateForm, type UpdatePageProps } from './update-form.tsx';

export interface NewUpdatePageProps extends UpdatePageProps {
  /** Today, `YYYY-MM-DD`, in the foundation's time zone. */
  today: string;
}

/** The form for a new update, which has today's date unless another one is chosen. */
export function NewUpdatePage({ today, ...form }: NewUpdatePageProps) {
  const words = useWords('deskUpdates');
  const empty = { title: '', place: '', image_url: '', description: '', campaign_id: '' };
  return (
    <>
      <DeskHeader
        title={words.new}
        above={
          <Link href={deskPages.updates.path} className="tap-target">
            {words.all}
          </Link>
        }
      />
      <UpdateForm label={words.new} submitLabel={words.add} entry={{ ...empty, date_published: today }} {...form} />
    </>
  );
}
