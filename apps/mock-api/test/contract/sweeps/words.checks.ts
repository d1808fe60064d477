/** Every refusal has a message in Russian or English by Accept-Language. */
import type { ApiProblem } from '@zakupki/api-client/schema';
import { arrangedInFull } from './inputs/own/arranged.ts';
import { checks, expect } from '../suite/checks.ts';
import { operations } from '../suite/operations.ts';

const CYRILLIC = /\p{Script=Cyrillic}/u;

for (const operation of operations) {
  const { operationId, resource } = operation;
  checks(resource, 'account', [operationId]).it(`${operationId} refuses in Russian and in English`, () =>
    arrangedInFull(operation, async ({ caller, request }) => {
      const refusal = async (...headers: Record<string, string>[]) => {
        const asked = { ...request, query: [['colour', 'red']] as const };
        const said = { ...asked, headers: Object.assign({}, request.headers, ...headers) as Record<string, string> };
        const { status, body } = await caller.send(operationId, said);
        expect(status).toBe(422);
        // `send` has validated the refusal.
        const { code, message, errors = [] } = body as ApiProblem;
        return { code, sentences: [message, ...errors.map((error) => error.message)] };
      };
      const unasked = await refusal();
      const russian = await refusal({ 'accept-language': 'ru-RU,ru;q=0.9,en;q=0.8' });
      const english = await refusal({ 'accept-language': 'en-GB,en;q=0.9' });
      expect(unasked).toEqual(russian);
      // The supported language with the highest weight wins; without one the default applies.
      for (const wanted of ['fr, ru;q=0.2, en;q=0.9', 'ru;q=0.3,en', 'en-US'])
        expect((await refusal({ 'accept-language': wanted })).sentences, wanted).toEqual(english.sentences);
      for (const wanted of ['fr', 'en;q=0.3, ru;q=0.9'])
        expect((await refusal({ 'accept-language': wanted })).sentences, wanted).toEqual(russian.sentences);
      expect(english.code).toBe(russian.code);
      for (const sentence of russian.sentences) expect(sentence).toMatch(CYRILLIC);
      for (const sentence of english.sentences) expect(sentence).not.toMatch(CYRILLIC);
      // The message is not just the code.
      for (const sentence of [...russian.sentences, ...english.sentences]) expect(sentence).toMatch(/ .*\.$/);
    }),
  );
}
