import { describe, expect, it } from 'vitest'
import { calls } from './cases.ts'
import { fieldPaths } from './schemaPaths.ts'
import { specificationRows } from './specificationList.ts'

/** All names that occur on the wire: `gachaList`, the parts of `seek.limit`, and path segments. */
const names = new Set(
  calls.flatMap(({ endpoint: { path, query, body, response } }) => [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
    ...[query, body, response].flatMap((schema) => fieldPaths(schema)).flatMap((field) => field.split('.')),
  ]),
)

/** Entities that exist only in the app, or whose exact field names the specification does not define. */
const ofTheApp = new Set(['Gacha error', 'Preorder cart', 'Device choice', 'Error payload', 'Credit card expiry'])
const isOfTheApp = (entity: string, field: string) => ofTheApp.has(entity) || ofTheApp.has(`${entity} ${field}`)

/** The rows with exact field names: `targetResultList[].rank` contains three names, `categories of` none. */
const rows = specificationRows('entities').flatMap(({ entity = '', field = '', source = '' }) => {
  const parts = field.replaceAll('[]', '').split('.')
  const isExact = parts.every((part) => /^[a-z]\w*$/.test(part)) && field !== 'not shown'
  return isExact && !isOfTheApp(entity, field) ? [[`${entity}: ${field} (${source})`, parts] as const] : []
})

describe('the contract (Q54)', () => {
  it.each(rows)(
    'has a field or path parameter with each name in this row of the specification’s table of entities: %s',
    (_, parts) => {
      expect(parts.filter((part) => !names.has(part))).toEqual([])
    },
  )
})
