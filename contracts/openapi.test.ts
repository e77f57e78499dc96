import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { callsOf } from './cases.ts'
import { hosts, type Host } from './hosts.ts'
import { contractVersion } from './openapiAbout.ts'
import { openapiOf } from './openapiOf.ts'
import type { Json } from './openapiSchemas.ts'

interface Described {
  description?: string | undefined
}

interface Parameter extends Described {
  name: string
}

interface Named extends Parameter {
  where: string
}

/** Every property, parameter and header of a document, except in examples. */
function namedThings(part: unknown, where = ''): Named[] {
  if (typeof part !== 'object' || part === null) return []
  const {
    properties = {},
    headers = {},
    parameters = [],
  } = part as {
    properties?: Record<string, Described>
    headers?: Record<string, Described>
    parameters?: readonly Parameter[] | Record<string, Parameter>
  }
  const own = [...Object.entries(properties), ...Object.entries(headers)].map(([name, each]) => ({ ...each, name }))
  const inside = Object.entries(part).flatMap(([key, child]) =>
    key.startsWith('example') ? [] : namedThings(child, `${where}/${key}`),
  )
  const written = Object.values(parameters).filter((each) => !('$ref' in each))
  return [...[...own, ...written].map(({ name, description }) => ({ where, name, description })), ...inside]
}

/** Whether a description has at least two English words and says more than the name. */
function saysMore({ name, description = '' }: Named): boolean {
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')
  const isWords = /[A-Za-z]{2,}.*\s.*[A-Za-z]{2,}/.test(description)
  return isWords && letters(description) !== letters(name)
}

/** The parts of a document, at any depth, for which `matches` returns true. */
function partsWhere(part: unknown, matches: (each: Json) => boolean): Json[] {
  if (typeof part !== 'object' || part === null) return []
  const own = matches(part as Json) ? [part as Json] : []
  return [...own, ...Object.values(part).flatMap((child) => partsWhere(child, matches))]
}

interface Response {
  description: string
  content: { 'application/json': { schema: { allOf?: { properties?: { messageCode: { enum: string[] } } }[] } } }
}

/** Each answer of a host that refuses a request: its description and its list of message codes. */
function failuresOf(host: Host) {
  const operations = partsWhere(openapiOf(host)['paths'], (each) => 'responses' in each)
  const responses = operations.flatMap(({ responses: all }) => Object.values(all as Record<string, Response>))
  return responses.flatMap(({ description, content }) => {
    const codes = content['application/json'].schema.allOf?.[1]?.properties?.messageCode.enum
    return codes ? [{ description, codes }] : []
  })
}

describe.each(hosts)('the OpenAPI document of the %s host', (host) => {
  it('equals the committed one; `npx vitest run --project contracts -u` writes it', async () => {
    await expect(`${JSON.stringify(openapiOf(host), null, 2)}\n`).toMatchFileSnapshot(`openapi/${host}.json`)
  })

  it('contains every declared endpoint once', () => {
    const paths = openapiOf(host)['paths'] as Record<string, Record<string, { operationId: string }>>
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
    const ids = operations.map(({ operationId }) => operationId)
    const declared = callsOf(host).map(({ name }) => name.split('.')[1])
    expect(new Set(ids)).toEqual(new Set(declared))
    expect(ids).toHaveLength(declared.length)
  })

  it('describes every property, parameter and header', () => {
    const things = namedThings(openapiOf(host))
    expect(things.length).toBeGreaterThan(50)
    const silent = things.filter((each) => !saysMore(each))
    expect(silent.map(({ where, name, description }) => `${where}: ${name}: ${description}`)).toEqual([])
  })

  it('lists the message codes of each failure with their meanings', () => {
    const listed = failuresOf(host).map(({ description, codes }) => ({
      codes,
      explained: description.split('\n').flatMap((line) => /^- `(\w+)`: [A-Z].+\.$/.exec(line)?.[1] ?? []),
    }))
    expect(listed.length).toBeGreaterThan(10)
    expect(listed.map(({ explained }) => explained)).toEqual(listed.map(({ codes }) => codes))
  })

  it('says that enumerations of answers may grow, and does not say so for requests', () => {
    const { schemas } = openapiOf(host)['components'] as { schemas: Record<string, Json> }
    const isList = (each: Json) => 'enum' in each
    const grows = (each: Json) => isList(each) && String(each['description']).includes('More values may come')
    const requests = Object.entries(schemas).filter(([name]) => name.endsWith('Request'))
    const answers = Object.entries(schemas).filter(([name]) => name.endsWith('Answer'))
    expect(partsWhere(Object.fromEntries(answers), isList)).toEqual(partsWhere(Object.fromEntries(answers), grows))
    expect(partsWhere(Object.fromEntries(requests), grows)).toEqual([])
  })

  it('uses integers for counts', () => {
    const { components } = openapiOf(host) as { components: { schemas: Record<string, Json> } }
    const numbers = partsWhere(components, (each) => each['type'] === 'number')
    expect(numbers.filter(({ maximum }) => maximum !== 100)).toEqual([])
  })

  it('mentions the sandbox only as a server to try', () => {
    const { paths, components } = openapiOf(host)
    expect(JSON.stringify({ paths, components })).not.toContain('/_sandbox/')
  })

  it('has the latest version of the changelog', () => {
    const changelog = readFileSync(join(import.meta.dirname, 'CHANGELOG.md'), 'utf8')
    const latest = /^## (\S+)$/m.exec(changelog)?.[1]
    expect(openapiOf(host)['info']).toMatchObject({ version: latest })
    expect(contractVersion()).toBe(latest)
  })

  it('does not contain the client’s own value UNKNOWN', () => {
    expect(JSON.stringify(openapiOf(host))).not.toContain('UNKNOWN')
  })
})
