import { describe, expect, it } from 'vitest'
import { callsOf } from './cases.ts'
import { hosts } from './hosts.ts'
import { openapiOf } from './openapiOf.ts'

describe.each(hosts)('the OpenAPI document of the %s host', (host) => {
  it('is the committed one; `npx vitest run --project contracts -u` writes it', async () => {
    await expect(`${JSON.stringify(openapiOf(host), null, 2)}\n`).toMatchFileSnapshot(`openapi/${host}.json`)
  })

  it('has every declared call once', () => {
    const paths = openapiOf(host)['paths'] as Record<string, Record<string, { operationId: string }>>
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
    const ids = operations.map(({ operationId }) => operationId)
    const declared = callsOf(host).map(({ name }) => name.split('.')[1])
    expect(new Set(ids)).toEqual(new Set(declared))
    expect(ids).toHaveLength(declared.length)
  })

  it("never promises the client's own UNKNOWN", () => {
    expect(JSON.stringify(openapiOf(host))).not.toContain('UNKNOWN')
  })
})
