/**
 * Records that an open form or dialog shows. Live events do not reload them, so nothing changes while the user works;
 * saving still compares versions.
 */
import type { TagDescription } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import type { Tag } from './api.ts';

const holders = new Map<object, readonly Tag[]>();
const listeners = new Set<() => void>();

/** Tags of orders, bids and suppliers' invitations. */
const RECORDS: readonly Tag[] = ['Order', 'Bid', 'Invitations'];

/** Holds records with these tags while the component is mounted. @param tags the same list at each render */
export function useHeldRecords(tags = RECORDS): void {
  useEffect(() => {
    const holder = {};
    holders.set(holder, tags);
    return () => {
      holders.delete(holder);
      for (const listener of [...listeners]) listener();
    };
  }, [tags]);
}

export function isHeld(tag: TagDescription<Tag>): boolean {
  const type = typeof tag === 'string' ? tag : tag?.type;
  return [...holders.values()].some((heldTags) => heldTags.some((held) => held === type));
}

/**
 * Calls back when a form or dialog has closed.
 * @returns unsubscribes
 */
export function onReleased(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
