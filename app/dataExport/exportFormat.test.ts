import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { exportFileSchema, exportIndexSchema, exportItemSchemas, exportKinds } from './exportFormat.ts'

it('docs/export.schema.json is equal to the JSON schema of the exported files (Q504)', async () => {
  const files = exportKinds.map((kind) => [`data/${kind}.json`, z.toJSONSchema(exportFileSchema(kind))] as const)
  const schemas = Object.fromEntries([...files, ['data/export.json', z.toJSONSchema(exportIndexSchema)] as const])
  await expect(`${JSON.stringify(schemas, null, 2)}\n`).toMatchFileSnapshot('../../docs/export.schema.json')
})

it('docs/export.md names each exported file and each field of its items (Q504)', () => {
  const document = readFileSync('docs/export.md', 'utf8')
  const names = exportKinds.flatMap((kind) => [
    `data/${kind}.json`,
    ...Object.keys(exportItemSchemas[kind].shape).map((field) => `\`${field}\``),
  ])
  expect(names.filter((name) => !document.includes(name))).toEqual([])
})

it('a file with a field that is not documented does not match the schema (Q504)', () => {
  const file = { format: 'tsudoi-export', version: 1, exportTime: '2026-01-31T10:00:00Z', isComplete: true }
  const follows = { ...file, kind: 'follows', items: [{ id: 'todai', name: '灯台放送局' }] }
  expect(z.safeParse(exportFileSchema('follows'), follows).success).toBe(true)
  const more = { ...follows, items: [{ id: 'todai', name: '灯台放送局', followerCount: 3 }] }
  expect(z.safeParse(exportFileSchema('follows'), more).success).toBe(false)
})
