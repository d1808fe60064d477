import { Button } from '@mantine/core';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { m } from '#messages';
import { nextWebinar, useListWebinarsQuery } from '../../entities/webinar/webinar-api.ts';
import { WebinarTime } from '../../entities/webinar/webinar-time.tsx';
import { paths } from '../../paths.ts';
import styles from './next-webinar.module.css';

/** Renders nothing while loading or on an error: the page is complete without it. */
export function NextWebinar() {
  const [search] = useSearchParams();
  const id = useId();
  const { data } = useListWebinarsQuery();
  const webinar = nextWebinar(data?.data ?? []);
  if (!webinar) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{m.webinar_next()}</h2>
      <div className={`zk-row zk-wrap zk-between zk-card zk-mt-16 ${styles['card']}`}>
        <div className={`zk-stack zk-shrink zk-gap-8 ${styles['text']}`}>
          <h3 className="zk-break zk-large">{webinar.title}</h3>
          <WebinarTime webinar={webinar} />
          <p className={styles['summary']}>{webinar.summary}</p>
        </div>
        <Button component={Link} to={paths.webinar({ id: webinar.id, ref: search.get('ref') })} variant="light">
          {m.webinar_open()}
        </Button>
      </div>
    </section>
  );
}
