import { Anchor, Select, Tabs, useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { controlApi } from '../control/control-api.ts';
import { CONTROL } from '../control/control-call.ts';
import icon from '../icon.svg';
import { Callout } from '../ui/callout.tsx';
import { type Contract, loadContract, withCodes } from './contract.ts';
import styles from './docs.module.css';
import { Errors } from './errors.tsx';
import { headersOf, type Sender, senderOf } from './sender.ts';
import 'swagger-ui-dist/swagger-ui.css';
import { SwaggerUIBundle } from 'swagger-ui-dist';

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

/** Chooses the world and the person for the requests of “Try it out”. */
function SenderPicker({ onChange }: { onChange: (sender: Sender) => void }) {
  const worlds = controlApi.useListWorldsQuery().data?.worlds ?? [];
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

/** Every operation, to read and to try. */
function Operations({ contract, sender }: { contract: Contract; sender: { readonly current: Sender } }) {
  const place = useRef<HTMLDivElement>(null);
  const scheme = useComputedColorScheme('light');
  useEffect(() => {
    document.documentElement.classList.toggle('dark-mode', scheme === 'dark');
  }, [scheme]);
  useEffect(() => {
    SwaggerUIBundle({
      domNode: place.current,
      spec: withCodes(contract) as never,
      deepLinking: true,
      docExpansion: 'list',
      filter: true,
      displayOperationId: true,
      defaultModelsExpandDepth: -1,
      tryItOutEnabled: true,
      requestInterceptor: (request) => {
        Object.assign(request['headers'] as object, headersOf(sender.current));
        return request;
      },
    });
  }, [contract, sender]);
  return <div ref={place} className={styles['operations']} />;
}

type Release = { version: string; lines: readonly string[] };

/** `## 0.4.0`, then a list or a paragraph. */
function releasesOf(markdown: string): Release[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [version = '', ...lines] = part.split('\n');
      return { version, lines: lines.filter((line) => line.trim() !== '').map((line) => line.replace(/^- /, '')) };
    });
}

/** The changelog of the contract, inserted by the build. */
declare const CHANGES: string;

const RELEASES = releasesOf(CHANGES);

/** The changes of the contract, the latest release first. */
function Changes() {
  return RELEASES.map(({ version, lines }) => (
    <section key={version} className={styles['release']}>
      <h2>{version}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{withCode(line)}</li>
        ))}
      </ul>
    </section>
  ));
}

/** Text between backticks is code. */
const withCode = (line: string) =>
  line.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
