import { describe, expect, it } from 'vitest'
import { calls } from './cases.ts'
import { fieldPaths } from './schemaPaths.ts'
import { rowsOf } from './specificationList.ts'

/** Every name that goes over the wire: `gachaList`, the parts of `seek.limit`, and those in paths. */
const names = new Set(
  calls.flatMap(({ endpoint: { path, query, body, response } }) => [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
    ...[query, body, response].flatMap((schema) => fieldPaths(schema)).flatMap((field) => field.split('.')),
  ]),
)

/** Rows about what the app keeps for itself, or whose exact field name the documents do not show. */
const ofTheApp = new Set(['Gacha error', 'Preorder cart', 'Device choice', 'Error payload', 'Credit card expiry'])
const isOfTheApp = (entity: string, field: string) => ofTheApp.has(entity) || ofTheApp.has(`${entity} ${field}`)

/** Fields with an exact name: `targetResultList[].rank` names three parts, `categories of` none. */
const rows = rowsOf('entities').flatMap(({ entity = '', field = '', source = '' }) => {
  const parts = field.replaceAll('[]', '').split('.')
  const isExact = parts.every((part) => /^[a-z]\w*$/.test(part)) && field !== 'not shown'
  return isExact && !isOfTheApp(entity, field) ? [[`${entity}: ${field} (${source})`, parts] as const] : []
})

describe('the entities of the documents go over the wire under their exact names (Q54)', () => {
  it.each(rows)('%s', (_, parts) => {
    expect(parts.filter((part) => !names.has(part))).toEqual([])
  })
})
