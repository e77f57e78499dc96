import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { otherStorage } from '../app/storage/otherStorage.ts'
import { storageKeys } from '../app/storage/storageKeys.ts'
import { shortenStorageKeys } from './slimBuild.ts'
import { sourceFiles } from './sourceFiles.ts'

const shipped = sourceFiles('app/').filter(
  (file) => /\.(ts|tsx)$/.test(file) && !/\.test\.|\/(e2e|testing|demo)\//.test(file),
)
const code = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
/** Finds texts in the sources that look like storage keys, each up to its first placeholder. */
const begun = (pattern: RegExp) =>
  shipped.flatMap((file) => [...code(file).matchAll(pattern)].map(([, text = '']) => text))

const keys = Object.values(storageKeys).flatMap((rows) => rows.map(([name]) => `tsudoi.${name}`))
const { cookies, databases, responseCaches, channels, locks } = otherStorage
const others = [...databases, ...responseCaches].map(({ name }) => name as string)
const known = [...keys, ...others, ...channels, ...locks]
const isKnown = (text: string) =>
  known.some((name) => {
    const [head = '', tail] = name.split('*')
    // A key whose name begins with `*` has no fixed start, so no text can be recognised as this key.
    if (head === 'tsudoi.') return false
    return tail === undefined ? text === head : text.startsWith(head) || text === head.replace(/\.$/, '')
  })

describe('each value that the app stores in a browser', () => {
  it('has a row in the list of storage keys, as has each cache, database, broadcast channel and lock (Q359)', () => {
    // Texts that are not keys are left out: `tsudoi.` alone is the prefix of all keys, and the others name a file, a
    // Trusted Types policy and the format of an export.
    const texts = begun(/['"`](tsudoi[.-][^'"`$]*)/g).filter(
      (text) => !['tsudoi.', 'tsudoi.png', 'tsudoi-worker', 'tsudoi-export'].includes(text),
    )
    expect(texts.length).toBeGreaterThan(40)
    expect(texts.filter((text) => !isKnown(text))).toEqual([])
  })

  it('has a row in the list of storage keys if it is a cookie', () => {
    const names = begun(/siteCookies\.set\((?:'([\w-]+)'|\w+)/g).filter(Boolean)
    expect(names.length).toBeGreaterThan(2)
    expect(names.filter((name) => !cookies.some((cookie) => cookie.name === name))).toEqual([])
  })

  it('has the same lifetime in the built app, whose list leaves out the keys that end with the session', async () => {
    const lean = shortenStorageKeys(readFileSync('app/storage/storageKeys.ts', 'utf8'))
    expect(lean).not.toContain("'session'],")
    const table = /storageKeys = (\{[\s\S]*?\n\})/.exec(lean)?.[1] ?? ''
    const rows = Object.fromEntries(
      [...table.matchAll(/^ {2}(\w+): \[\n\['([^']+)'\],\n {2}\],/gm)].map(([, until = '', names = '']) => [
        until,
        names.split('|'),
      ]),
    )
    const { session: _session, ...lasting } = storageKeys
    expect(rows).toEqual(
      Object.fromEntries(Object.entries(lasting).map(([until, list]) => [until, list.map(([name]) => name)])),
    )
  })
})
