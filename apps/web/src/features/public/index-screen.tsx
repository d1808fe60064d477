import { Button } from '@mantine/core';
import { type FormEvent, useId } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { m } from '#messages';
import { PlanOffers } from '../../entities/access/plan-offers.tsx';
import { useTrialTerms } from '../../entities/access/trial-terms.ts';
import { paths } from '../../paths.ts';
import { useIsSignedIn } from '../../session/session-context.ts';
import { ScreenTitle } from '../../ui/layout/screen-title.tsx';
import { ComparisonSample } from './comparison-sample.tsx';
import styles from './index-screen.module.css';
import { EmailField } from '../../ui/field/email-field.tsx';
import { nextWebinar, useListWebinarsQuery } from '../../entities/webinar/webinar-api.ts';
import { WebinarTime } from '../../entities/webinar/webinar-time.tsx';

/** `/`; redirects signed-in users to the product. */
export default function IndexScreen() {
  return useIsSignedIn() ? <Navigate to={paths.home()} replace /> : <Welcome />;
}

function Welcome() {
  return (
    <div className={`zk-stack zk-column ${styles['page']}`}>
      <div className={`zk-stack zk-column ${styles['first']}`}>
        <div className="zk-stack zk-packed zk-column zk-gap-16">
          <p className="zk-secondary zk-medium">{m.public_for()}</p>
          <ScreenTitle title={m.public_title()} className={styles['title'] ?? ''} />
          <p className={`zk-secondary zk-large ${styles['lead']}`}>{m.public_lead()}</p>
        </div>
        <StartSignUp />
        <div className={`zk-shrink ${styles['sample']}`}>
          <ComparisonSample />
        </div>
      </div>
      <Steps />
      <NextWebinar />
      <Plans />
    </div>
  );
}

function useSignUpPath(): string {
  const [search] = useSearchParams();
  return paths.signup({ ref: search.get('ref') });
}

function Plans() {
  const signUp = useSignUpPath();
  return (
    <section>
      <PlanOffers
        heading={
          <div>
            <h2>{m.public_plans()}</h2>
            <p className="zk-secondary">{m.public_plans_credit()}</p>
          </div>
        }
        recommended="pro"
        actionFor={(_, isPrimary) => (
          <Button component={Link} to={signUp} variant={isPrimary ? 'filled' : 'light'} fullWidth>
            {m.public_plans_begin()}
          </Button>
        )}
      />
    </section>
  );
}

/** Passes the e-mail in the navigation state, not in the address. */
function StartSignUp() {
  const navigate = useNavigate();
  const signUp = useSignUpPath();
  const id = useId();

  function begin(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('email');
    void navigate(signUp, { state: { email: typeof typed === 'string' ? typed.trim() : '' } });
  }

  return (
    <section className={`zk-stack zk-packed zk-card zk-gap-12 ${styles['begin']}`} aria-labelledby={id}>
      <h2 id={id}>{m.public_begin_title()}</h2>
      <p>{useTrialTerms()}</p>
      <form onSubmit={begin} noValidate>
        <EmailField />
        <Button type="submit" fullWidth>
          {m.public_begin_do()}
        </Button>
      </form>
      <p className="zk-secondary zk-small">{m.public_begin_small()}</p>
    </section>
  );
}

function Steps() {
  const id = useId();
  const steps = [
    [m.public_step_order(), m.public_step_order_text()],
    [m.public_step_bids(), m.public_step_bids_text()],
    [m.public_step_decide(), m.public_step_decide_text()],
  ] as const;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{m.public_steps()}</h2>
      <ol className={styles['steps']}>
        {steps.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Renders nothing while loading or on an error: the page is complete without it. */
function NextWebinar() {
  const [search] = useSearchParams();
  const id = useId();
  const { data } = useListWebinarsQuery();
  const webinar = nextWebinar(data?.data ?? []);
  if (!webinar) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{m.webinar_next()}</h2>
      <div className={`zk-row zk-wrap zk-between zk-card zk-mt-16 ${styles['webinar']}`}>
        <div className={`zk-stack zk-shrink zk-gap-8 ${styles['webinarText']}`}>
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
