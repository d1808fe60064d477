import { Table, TextInput } from '@mantine/core';
import { useState } from 'react';
import { countOf } from '../ui/count.ts';
import { codeRows, type Contract } from './contract.ts';
import styles from './docs.module.css';

/** The error catalogue: status, code, both sentences, operations. */
export function Errors({ contract }: { contract: Contract }) {
  const [query, setQuery] = useState('');
  const needle = query.trim().toLowerCase();
  const rows = codeRows(contract).filter(({ code, status, en, ru, operations }) =>
    [code, status, en, ru, ...operations].join(' ').toLowerCase().includes(needle),
  );
  return (
    <>
      <TextInput
        className={styles['search']}
        label="Find"
        description="Code, status, message or operation"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <p role="status">{countOf(rows.length, 'code')}</p>
      <Table.ScrollContainer minWidth={720}>
        <Table verticalSpacing="xs" layout="fixed" className={styles['codes']}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th w={72}>Status</Table.Th>
              <Table.Th w={240}>Code</Table.Th>
              <Table.Th>Message</Table.Th>
              <Table.Th w={260}>Operations</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ code, status, en, ru, operations }) => (
              <Table.Tr key={code} id={code}>
                <Table.Td>{status}</Table.Td>
                <Table.Td>
                  <code>{code}</code>
                </Table.Td>
                <Table.Td>
                  {en}
                  <div lang="ru" className="qa-secondary">
                    {ru}
                  </div>
                </Table.Td>
                <Table.Td>
                  {operations.length > MAX_LISTED ? countOf(operations.length, 'operation') : operations.join(', ')}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  );
}

/** A code with more operations shows only their number. */
const MAX_LISTED = 12;
