import { Autocomplete, Button, Select, Textarea } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import type { PersonName, ScenarioName } from '@zakupki/mock-control/schema';
import { controlApi } from '../control/control-api.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Panel } from '../ui/panel.tsx';
import { entryLink, pathProblem } from './entry-link.ts';
import styles from './link-builder.module.css';

export function LinkBuilder({ world }: { world: string }) {
  const { data: people } = controlApi.useListPeopleQuery();
  const { data: scenarios } = controlApi.useListScenariosQuery();
  const [as, setAs] = useState<PersonName | null>('buyer');
  const [scenario, setScenario] = useState<ScenarioName | null>(null);
  const [to, setTo] = useState<string>('/zakupki/orders');
  const problem = pathProblem(to);
  const link = entryLink(window.location.origin, { world, as, scenario, to });
  return (
    <Panel title="Link for a ticket" isPlain>
      <div className={styles['fields']}>
        <Select
          label="Person"
          placeholder="The signed-in person"
          data={people?.people.map(({ name }) => name) ?? []}
          value={as}
          onChange={setAs}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': 'No person' }}
        />
        <Select
          label="Scenario"
          placeholder="Same as the world"
          data={scenarios?.scenarios.map(({ name }) => name) ?? []}
          value={scenario}
          onChange={setScenario}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': 'No scenario' }}
        />
        <Autocomplete
          label="Product page"
          placeholder="/zakupki"
          data={[...PRODUCT_PATHS]}
          value={to}
          onChange={setTo}
          error={problem}
          spellCheck={false}
        />
      </div>
      <div className={styles['result']}>
        <Textarea
          label="Link"
          value={problem === null ? link : ''}
          placeholder="Correct the page above first"
          readOnly
          autosize
          minRows={1}
          onFocus={(event) => event.currentTarget.select()}
        />
        {problem === null && (
          <div className="qa-row">
            <CopyButton label="Copy link" text={link} variant="filled" size="sm" />
            <Button
              component="a"
              href={link}
              target="_blank"
              size="sm"
              variant="default"
              leftSection={<IconExternalLink size={14} aria-hidden />}
            >
              Open
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}

/** Suggestions, without the product's prefix; any path may be typed. */
const PRODUCT_PATHS = [
  '/zakupki',
  '/zakupki/orders',
  '/zakupki/orders?status=draft',
  '/zakupki/orders/new',
  '/zakupki/orders/ord_fasteners',
  '/zakupki/orders/ord_fasteners/bids',
  '/zakupki/orders/ord_paper/bids/new',
  '/zakupki/subscription/expired',
  '/zakupki/credits/expired',
  '/zakupki/trial/expired',
  '/complete-profile',
  '/login',
  '/signup',
  '/password/reset',
] as const;
