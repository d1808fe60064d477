import { useEffect, useRef } from 'react';

/** An action of the page that the command palette offers as well. */
export type PageCommand = {
  readonly id: string;
  readonly label: string;
  readonly run: () => void;
};

/** The mounted parts of the page, each with its last rendered commands. */
const parts = new Set<{ readonly current: readonly PageCommand[] }>();

/** Offers the commands in the palette while the calling component is mounted. */
export function usePageCommands(commands: readonly PageCommand[]): void {
  const part = useRef(commands);
  useEffect(() => {
    part.current = commands;
  });
  useEffect(() => {
    parts.add(part);
    return () => void parts.delete(part);
  }, []);
}

export function pageCommands(): PageCommand[] {
  return [...parts].flatMap(({ current }) => current);
}
