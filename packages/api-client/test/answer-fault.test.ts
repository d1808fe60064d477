import { describe, expect, it } from 'vitest';
import { answerFault } from '../src/answer-fault.ts';

const PROBLEM = { code: 'conflict', status: 409, title: 'Title', operations: ['getOrder'] };
const UNIT = { code: 'м', dimension: 'length', factor: '1', symbol: 'м', name: 'метр' };

describe('an answer as the contract has it', () => {
  it.each([
    ['a list', 'listUnits', { data: [UNIT] }],
    ['an empty list', 'listUnits', { data: [] }],
    ['null where the contract allows it', 'listUnits', { data: [{ ...UNIT, factor: null }] }],
    ['fields of a later version', 'listUnits', { data: [{ ...UNIT, since: 2027 }], more: true }],
    ['a file', 'exportAccount', new Blob(['{}'])],
    ['a file that may also be JSON', 'exportOrder', new Blob(['№;Наименование'])],
  ])('%s has no fault', (_what, operationId, body) => {
    expect(answerFault(operationId, body)).toBeNull();
  });
});

describe('an answer that breaks the contract', () => {
  it.each([
    ['no body', 'listUnits', undefined, 'the body is missing'],
    ['null', 'listUnits', null, 'the body is null'],
    ['an empty object', 'listUnits', {}, 'data is missing'],
    ['an empty list', 'listUnits', [], 'the body is not of type object'],
    ['a list that is an object', 'listUnits', { data: {} }, 'data is not an array'],
    [
      'an entry without a field',
      'listUnits',
      { data: [UNIT, { ...UNIT, name: undefined }] },
      'data[1].name is missing',
    ],
    ['null where there must be a value', 'listUnits', { data: [{ ...UNIT, code: null }] }, 'data[0].code is null'],
    ['another type', 'listUnits', { data: [{ ...UNIT, code: 5 }] }, 'data[0].code is not of type string'],
    ['a part without a field', 'getProblem', { ...PROBLEM, sentences: { en: 'Text' } }, 'sentences.ru is missing'],
  ])('%s is named', (_what, operationId, body, fault) => {
    expect(answerFault(operationId, body)).toBe(fault);
  });
});
