/**
 * Sealed records as one block of a document. The key is in the source of the application: a block cannot be read by
 * accident or by a search, but it hides nothing from a person who wants to read it.
 */

/** Blocks are multiples of this many bytes, so that their size does not tell how much is in them. */
const STEP_BYTES = 64 * 1024;
/** Of AES-GCM. */
const NONCE_BYTES = 12;

type Imported = ReturnType<typeof crypto.subtle.importKey>;

const keys = new Map<string, Imported>();

/** @param sealKey of the model */
function findKey(sealKey: string): Imported {
  let key = keys.get(sealKey);
  if (!key) {
    key = crypto.subtle
      .digest('SHA-256', new TextEncoder().encode(sealKey))
      .then((bytes) => crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']));
    keys.set(sealKey, key);
  }
  return key;
}

/** @returns base64 of the nonce and the ciphertext */
export async function sealBlock(value: unknown, sealKey: string): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(value));
  // JSON may end with spaces.
  const padded = new Uint8Array(Math.ceil(text.length / STEP_BYTES) * STEP_BYTES).fill(0x20);
  padded.set(text);
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await findKey(sealKey), padded);
  return Buffer.concat([iv, new Uint8Array(sealed)]).toString('base64');
}

/** Resolves with the JSON of a block; null for a block that was changed or is none. */
export async function openBlock(block: string, sealKey: string): Promise<Buffer | null> {
  const bytes = Uint8Array.from(Buffer.from(block, 'base64'));
  const iv = bytes.subarray(0, NONCE_BYTES);
  try {
    const params = { name: 'AES-GCM', iv };
    return Buffer.from(await crypto.subtle.decrypt(params, await findKey(sealKey), bytes.subarray(NONCE_BYTES)));
  } catch {
    return null;
  }
}
