import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { callsOf } from './cases.ts'
import { hosts, type Host } from './hosts.ts'
import { contractVersion } from './openapiAbout.ts'
import { ambiguousLines, openapiOf } from './openapiOf.ts'
import type { Json } from './openapiSchemas.ts'

const documents = Object.fromEntries(hosts.map((host) => [host, openapiOf(host)])) as Record<Host, Json>

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

/** Whether a description has at least two English words and says more than the name of the described thing. */
function saysMore({ name, description = '' }: Named): boolean {
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')
  const isWords = /[A-Za-z]{2,}.*\s.*[A-Za-z]{2,}/.test(description)
  return isWords && letters(description) !== letters(name)
}

/** Returns the parts of a document, at any depth, for which `matches` returns true. */
function partsWhere(part: unknown, matches: (each: Json) => boolean): Json[] {
  if (typeof part !== 'object' || part === null) return []
  const own = matches(part as Json) ? [part as Json] : []
  return [...own, ...Object.values(part).flatMap((child) => partsWhere(child, matches))]
}

interface Response {
  description: string
  content: { 'application/json': { schema: { properties?: { messageCode?: { anyOf: [{ enum: string[] }, Json] } } } } }
}

/** Each answer of a host that refuses a request: its description and its list of message codes. */
function failuresOf(host: Host) {
  const responses = partsWhere(documents[host], (each) => 'content' in each && 'description' in each)
  return (responses as unknown as Response[]).flatMap(({ description, content }) => {
    const known = content['application/json'].schema.properties?.messageCode?.anyOf[0].enum
    return known ? [{ description, codes: known }] : []
  })
}

/** Returns the end of a description, which says whether more values may be added to a list. */
const lastOf = (description: unknown) => /More \w+ may come.*$/.exec(String(description))?.[0] ?? ''

describe.each(hosts)('the OpenAPI document of the %s host', (host) => {
  it('is equal to the committed file, which `npx vitest run --project contracts -u` writes', async () => {
    await expect(`${JSON.stringify(documents[host], null, 2)}\n`).toMatchFileSnapshot(`openapi/${host}.json`)
  })

  it('contains every endpoint of the host exactly once', () => {
    const paths = documents[host]['paths'] as Record<string, Record<string, { operationId: string }>>
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
    const ids = operations.map(({ operationId }) => operationId)
    const declared = callsOf(host).map(({ name }) => name.split('.')[1])
    expect(new Set(ids)).toEqual(new Set(declared))
    expect(ids).toHaveLength(declared.length)
  })

  it('has a description of every property, parameter and header', () => {
    const things = namedThings(documents[host])
    expect(things.length).toBeGreaterThan(50)
    const silent = things.filter((each) => !saysMore(each))
    expect(silent.map(({ where, name, description }) => `${where}: ${name}: ${description}`)).toEqual([])
  })

  it('lists the message codes of each failure together with their meanings', () => {
    const listed = failuresOf(host).map(({ description, codes }) => ({
      codes,
      explained: description.split('\n').flatMap((line) => /^- `(\w+)`: [A-Z].+\.$/.exec(line)?.[1] ?? []),
    }))
    expect(listed.length).toBeGreaterThan(5)
    expect(listed.map(({ explained }) => explained)).toEqual(listed.map(({ codes }) => codes))
  })

  it('allows enumeration values and message codes that it does not list in answers, but not in requests', () => {
    const { components, paths } = documents[host] as { components: { schemas: Record<string, Json> }; paths: Json }
    const isRequest = (name: string) => name.endsWith('Request')
    const [requests = [], answers = []] = [true, false].map((wanted) =>
      Object.entries(components.schemas).filter(([name]) => isRequest(name) === wanted),
    )
    const isList = (each: Json) => 'enum' in each
    const isOpen = ({ anyOf, description }: Json) => {
      const [list, any] = (anyOf ?? []) as Json[]
      return (
        Boolean(list && any && isList(list)) &&
        !('enum' in (any ?? {})) &&
        /^More \w+ may come/.test(lastOf(description))
      )
    }
    const responses = partsWhere([paths, { ...components, schemas: {} }], (each) => 'content' in each)
    const received = [Object.fromEntries(answers), responses.map(({ content }) => content)]
    expect(partsWhere(received, isList).length).toBeGreaterThan(0)
    expect(partsWhere(received, isList)).toHaveLength(partsWhere(received, isOpen).length)
    expect(partsWhere(Object.fromEntries(requests), isOpen)).toEqual([])
  })

  it('allows no undeclared field in any object of a request, but allows them in answers (Q96)', () => {
    const { schemas } = (documents[host] as { components: { schemas: Record<string, Json> } }).components
    const objects = Object.entries(schemas).flatMap(([name, schema]) =>
      partsWhere(schema, (each) => each['type'] === 'object').map(({ additionalProperties }) => ({
        name,
        isRequest: name.endsWith('Request'),
        isClosed: additionalProperties === false,
        isMap: additionalProperties !== undefined && additionalProperties !== false,
      })),
    )
    expect(objects.filter(({ isRequest, isClosed, isMap }) => isRequest !== isClosed && !isMap)).toEqual([])
    const names = Object.keys(schemas).filter((name) => name.endsWith('Request'))
    const bodies = callsOf(host).filter(({ endpoint }) => endpoint.body)
    expect(names).toHaveLength(bodies.length)
  })

  it('describes each tag in a sentence, and defines an error response that several operations share only once', () => {
    const { tags, components, paths } = documents[host] as {
      tags: { name: string; description: string }[]
      components: { responses: Record<string, Json> }
      paths: Json
    }
    expect(tags.filter(({ description }) => !/^[A-Z].* .*\.$/.test(description))).toEqual([])
    expect(Object.keys(components.responses)).toContain('Unauthenticated')
    const refusals = partsWhere(paths, (each) => String(each['description']).startsWith('- `'))
    expect(new Set(refusals.map((each) => JSON.stringify(each))).size).toBe(refusals.length)
  })

  it('declares InvalidArgument for every operation with a query or a body', () => {
    const { paths, components } = documents[host] as {
      paths: Record<string, Record<string, { operationId: string; responses: Record<string, Json> }>>
      components: { responses: Json }
    }
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
    const codes = operations.map(({ operationId, responses }) => [
      `${operationId}`,
      JSON.stringify(responses['400']?.['$ref'] ?? responses['400'] ?? ''),
    ])
    const parsed = callsOf(host).filter(({ endpoint }) => endpoint.query || endpoint.body)
    const declared = new Map(codes as [string, string][])
    expect(Object.keys(components.responses)).toContain('InvalidArgument')
    expect(
      parsed.map(({ name }) => name.split('.')[1] ?? '').filter((id) => !declared.get(id)?.includes('InvalidArgument')),
    ).toEqual([])
  })

  it('has no description of a server variable, because validators for OpenAPI 3.1 refuse one', () => {
    const { servers } = documents[host] as { servers: { variables: { baseUrl: object } }[] }
    expect(servers.map(({ variables }) => Object.keys(variables.baseUrl))).toEqual([['default']])
  })

  it('has the type `integer` for every number except percentages', () => {
    const { components } = documents[host] as { components: { schemas: Record<string, Json> } }
    const numbers = partsWhere(components, (each) => each['type'] === 'number')
    expect(numbers.filter(({ maximum }) => maximum !== 100)).toEqual([])
  })

  it('mentions the sandbox’s own paths in no path and schema', () => {
    const { paths, components } = documents[host]
    expect(JSON.stringify({ paths, components })).not.toContain('/_sandbox/')
  })

  it('has the version number of the latest entry in CHANGELOG.md', () => {
    const changelog = readFileSync(join(import.meta.dirname, 'CHANGELOG.md'), 'utf8')
    const latest = /^## (\S+)$/m.exec(changelog)?.[1]
    expect(documents[host]['info']).toMatchObject({ version: latest })
    expect(contractVersion()).toBe(latest)
  })

  it('does not contain UNKNOWN, an enumeration value that only the client uses', () => {
    expect(JSON.stringify(documents[host])).not.toContain('UNKNOWN')
  })
})

describe('two paths of a host that match one URL', () => {
  it('are listed in the description of the host’s OpenAPI document, the more specific path first', () => {
    expect(ambiguousLines(['/a/{id}', '/a/b', '/a/{id}/c', '/{x}/b', '/c'])).toEqual([
      '- `/a/b` before `/a/{id}` before `/{x}/b`',
    ])
    const { info } = documents.app as { info: { description: string } }
    expect(info.description).toContain('- `/v2/notice/nologin` before `/v2/notice/{id}`')
  })
})
