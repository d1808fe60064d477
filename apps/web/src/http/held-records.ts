/**
 * Records that an open form or dialog is about. Events of others do not load them again: nothing moves under the reader's
 * hands, and saving compares versions as ever.
 */
import type { TagDescription } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import type { Tag } from './api.ts';

const holders = new Map<object, readonly Tag[]>();
const listeners = new Set<() => void>();

/** Of an order or bid, and of a supplier's invitation. */
const RECORDS: readonly Tag[] = ['Order', 'Bid', 'Invitations'];

/** Holds data of these tags while the component is there. @param tags the same list at each render */
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
  return [...holders.values()].some((held) => held.some((one) => one === type));
}

/**
 * Calls back when a form or dialog has closed.
 * @returns stops that
 */
export function onReleased(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
