import document from '@zakupki/mock-control/document' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { isWorldName } from './world-name.ts';

describe('isWorldName', () => {
  const { pattern } = document.components.schemas.WorldName;

  it.each(['default', 'ticket-118', 'a', '9', '-a', 'A', 'a b', '', 'ü', 'a'.repeat(64), 'a'.repeat(65), 'a/b'])(
    'agrees with the contract about "%s"',
    (name) => {
      expect(isWorldName(name)).toBe(new RegExp(pattern).test(name));
    },
  );
});
