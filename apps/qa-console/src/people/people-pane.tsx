import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { controlApi } from '../control/control-api.ts';
import { refusalOf } from '../control/refusal.ts';
import { Callout } from '../ui/callout.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Panel } from '../ui/panel.tsx';
import { entryLink } from './entry-link.ts';
import { LinkBuilder } from './link-builder.tsx';
import styles from './people-pane.module.css';
import { useEffect, useState } from 'react';

export function PeoplePane({ world }: { world: string }) {
  const { data, error } = controlApi.useListPeopleQuery();
  const isServed = useProductServed();
  return (
    <div className={styles['pane']}>
      {isServed === false && (
        <Callout tone="warning">
          <p>
            The product is not served at this address, so links from here do not work. Open the console at the address
            of the product: with <code>npm start</code> at{' '}
            <a href={`http://localhost:5173/__mock?world=${world}`}>http://localhost:5173/__mock</a>.
          </p>
        </Callout>
      )}
      <LinkBuilder world={world} />
      <Panel
        title="People"
        isPlain
        aside={
          data && (
            <span className="qa-row qa-small">
              <span className="qa-secondary">
                Password for everyone: <code>{data.password}</code>
              </span>
              <CopyButton label="Copy" of="the password" text={data.password} variant="subtle" />
            </span>
          )
        }
      >
        {error && <Callout tone="danger">{refusalOf(error).message}</Callout>}
        <table className={styles['people']}>
          <thead>
            <tr>
              <th scope="col">Person</th>
              <th scope="col">State</th>
              <th scope="col">Product</th>
            </tr>
          </thead>
          <tbody>
            {data?.people.map(({ name, email, state }) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  <span className={styles['email']}>{email}</span>
                </th>
                <td>{state}</td>
                <td>
                  <div className={styles['ways']}>
                    <Button
                      component="a"
                      href={entryLink('', { world, as: name })}
                      target="_blank"
                      size="xs"
                      variant="light"
                      leftSection={<IconExternalLink size={14} aria-hidden />}
                      aria-label={`Open as ${name}`}
                    >
                      Open as
                    </Button>
                    <CopyButton
                      label="Copy link"
                      of={name}
                      text={entryLink(window.location.origin, { world, as: name })}
                      variant="subtle"
                    />
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="qa-secondary qa-small">
          A browser is in one world at a time, stored in a cookie: opening the product here also moves its other tabs
          into “{world}”. Use a private window for another world.
        </p>
      </Panel>
    </div>
  );
}

/** Returns null until it is known. A mock without a web build serves only its API. */
function useProductServed(): boolean | null {
  const [isServed, setServed] = useState<boolean | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    fetch('/app/', { method: 'HEAD', signal: abort.signal }).then(
      ({ ok }) => setServed(ok),
      // The feed already reports a server that is down.
      () => undefined,
    );
    return () => abort.abort();
  }, []);
  return isServed;
}
