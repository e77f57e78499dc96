import { afterEach, describe, expect, it, vi } from 'vitest'

/** The values to store: broken texts, other types, and the shapes of an older build. */
const hostile = [
  '',
  '{',
  'null',
  '1',
  '"x"',
  'true',
  '[]',
  '[null]',
  '[1]',
  '["x"]',
  '[{}]',
  '{}',
  '{"x":null}',
  '{"x":1}',
  '{"x":[null]}',
  '{"x":{"at":"x","place":null,"asOf":1,"ranks":null}}',
  '{"accountId":"x","texts":null}',
  '{"accountId":"x","texts":[1]}',
  '{"text":"x","media":[null,1,{"id":1}],"time":"x","unsure":1,"base":2}',
  '{"birthday":{"year":1}}',
  '{"birthday":null}',
  '[{"campaignId":"x","kind":"coop","draft":{"amount":"1","photoIds":[]}}]',
  '[{"time":1,"result":null}]',
]

/**
 * How to read one stored value. `read` imports the module that reads it, so that each value is read by a new copy of
 * the module.
 */
interface StoredValueReader {
  /** The storage key without the prefix that all keys have. */
  key: string
  read: () => Promise<unknown>
}

/** Declares a test for each stored value: its reader drops hostile texts without an error. */
export function itIgnoresHostileValues(readers: readonly StoredValueReader[]): void {
  afterEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    vi.resetModules()
  })

  describe('a stored value that another build or a user has written', () => {
    it.each(readers)('is dropped, and causes no error in its reader: $key', async ({ key, read }) => {
      for (const text of hostile) {
        vi.resetModules()
        localStorage.setItem(`tsudoi.${key}`, text)
        sessionStorage.setItem(`tsudoi.${key}`, text)
        const failure = await read().then(() => undefined, String)
        expect([text, failure]).toEqual([text, undefined])
      }
    })
  })
}
