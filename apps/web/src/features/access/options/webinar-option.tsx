import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { m } from '#messages';
import { nextWebinar, useListWebinarsQuery } from '../../../entities/webinar/webinar-api.ts';
import { formatTime } from '../../../format/date/dates.ts';
import { paths } from '../../../paths.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { AccessOption } from './option.tsx';

interface WebinarOptionProps {
  readonly zone: string;
  /** Without credits a webinar does not help a user who has none. */
  readonly needsBonus: boolean;
}

export function WebinarOption({ zone, needsBonus }: WebinarOptionProps) {
  const { data, isLoading } = useListWebinarsQuery();
  const webinar = data && nextWebinar(data.data);
  if (isLoading) return <Skeleton />;
  if (!webinar || (needsBonus && webinar.bonus === null)) return null;
  return (
    <AccessOption title={m.notices_webinar()} cost={m.notices_free()}>
      <p>
        {m.notices_webinar_when({ title: webinar.title, when: formatTime(webinar.startsAt, { zone, nameZone: true }) })}{' '}
        {webinar.bonus && m.notices_webinar_bonus({ count: webinar.bonus.credits })}
      </p>
      <div>
        <Button component={Link} to={paths.webinar({ id: webinar.id })} variant="default">
          {webinar.registration ? m.notices_webinar_open() : m.notices_webinar_register()}
        </Button>
      </div>
    </AccessOption>
  );
}
