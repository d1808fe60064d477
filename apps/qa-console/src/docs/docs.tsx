import { Anchor, Select, Tabs } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { controlApi } from '../control/control-api.ts';
import { CONTROL } from '../control/control-call.ts';
import icon from '../icon.svg';
import { Callout } from '../ui/callout.tsx';
import { Changes } from './changes.tsx';
import { type Contract, loadContract } from './contract.ts';
import styles from './docs.module.css';
import { Errors } from './errors.tsx';
import { Operations } from './operations.tsx';
import { type Sender, senderOf } from './sender.ts';

export function Docs() {
  const [contract, setContract] = useState<Contract | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    loadContract().then(setContract, (error: unknown) => setFailure(String(error)));
  }, []);
  const sender = useRef<Sender>({ world: 'default', token: null });
  return (
    <>
      <header className={styles['bar']}>
        <h1 className={styles['brand']}>
          <img src={icon} width={20} height={20} alt="" /> API reference {contract?.info.version}
        </h1>
        <SenderPicker onChange={(next) => (sender.current = next)} />
        <nav className={styles['links']} aria-label="Files">
          <Anchor href={`${CONTROL}/openapi.json`}>openapi.json</Anchor>
          <Anchor href={`${CONTROL}/openapi.yaml`}>openapi.yaml</Anchor>
          <Anchor href={CONTROL}>QA console</Anchor>
        </nav>
      </header>
      <main className={styles['page']}>
        {failure !== null && <Callout tone="danger">{failure} Reload the page.</Callout>}
        {contract && <DocsTabs contract={contract} sender={sender} />}
      </main>
    </>
  );
}

function DocsTabs({ contract, sender }: { contract: Contract; sender: { readonly current: Sender } }) {
  return (
    <Tabs defaultValue="operations" keepMounted={false}>
      <Tabs.List>
        <Tabs.Tab value="operations">Operations</Tabs.Tab>
        <Tabs.Tab value="errors">Errors</Tabs.Tab>
        <Tabs.Tab value="changes">Changes</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="operations">
        <Operations contract={contract} sender={sender} />
      </Tabs.Panel>
      <Tabs.Panel value="errors">
        <Errors contract={contract} />
      </Tabs.Panel>
      <Tabs.Panel value="changes">
        <Changes />
      </Tabs.Panel>
    </Tabs>
  );
}

const NO_PERSON = '';

/** The world and the person that “Try it out” sends requests to and as. */
function SenderPicker({ onChange }: { onChange: (sender: Sender) => void }) {
  const { data: worlds = [] } = controlApi.useListWorldsQuery();
  const { data: { people = [], password = '' } = {} } = controlApi.useListPeopleQuery();
  const [world, setWorld] = useState('default');
  const [person, setPerson] = useState(NO_PERSON);
  const [failure, setFailure] = useState<string | null>(null);
  const choose = (nextWorld: string, nextPerson: string) => {
    setWorld(nextWorld);
    setPerson(nextPerson);
    const email = people.find(({ name }) => name === nextPerson)?.email;
    senderOf(nextWorld, email === undefined ? null : { email, password }).then(
      (sender) => {
        setFailure(null);
        onChange(sender);
      },
      (error: unknown) => setFailure(error instanceof Error ? error.message : String(error)),
    );
  };
  const names = [...new Set(['default', ...worlds.map(({ name }) => name)])];
  return (
    <div className={styles['sender']}>
      <Select
        label="World"
        size="xs"
        data={names}
        value={world}
        allowDeselect={false}
        onChange={(next) => choose(next ?? 'default', person)}
      />
      <Select
        label="Try it as"
        size="xs"
        data={[{ value: NO_PERSON, label: 'signed out' }, ...people.map(({ name }) => name)]}
        value={person}
        error={failure}
        allowDeselect={false}
        onChange={(next) => choose(world, next ?? NO_PERSON)}
      />
    </div>
  );
}
