import { Button } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { m } from '#messages';
import { paths } from '../paths.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';

/** Offers no retry, which would find nothing either. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function NotFound() {
  const navigate = useNavigate();
  return (
    <EmptyState
      drawing="search"
      text={m.errors_not_found()}
      action={
        <div className="zk-flex zk-wrap zk-gap-8">
          <Button component={Link} to={paths.home()}>
            {m.errors_home()}
          </Button>
          <Button variant="default" onClick={() => void navigate(-1)}>
            {m.errors_back()}
          </Button>
        </div>
      }
    />
  );
}
