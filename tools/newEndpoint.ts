import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface Call {
  area: string
  name: string
  host: string
  method: string
  path: string
  auth: 'anyone' | 'member'
  silent: boolean
  /** The endpoint's row in the specification's list of calls, or `ours`. */
  source: string
  query: readonly Field[]
  body: readonly Field[]
}

interface Field {
  name: string
  isOptional: boolean
  /** The fixed value of the field in the specification, such as `WEB`; empty if it has none. */
  value: string
}

/**
 * Declares an endpoint with its cases, its handler, a rate limit if it changes data, and a new area if needed. The
 * result type-checks. Its tests fail until the developer completes it (`nextSteps`).
 *
 * @param name `gacha/drawGacha`
 * @param more the row of the specification's list of calls, such as `C078`; empty for an endpoint that the product adds
 * @returns the written files, relative to `root`
 */
export function create(name: string, [source]: readonly string[], root: string): readonly string[] {
  const [area = '', endpoint = ''] = name.split('/')
  if (!/^[a-z]/.test(endpoint)) throw new Error(`An endpoint is a verb and a noun, ${area}/drawGacha, not ${name}.`)
  const call = source ? specifiedCall(area, endpoint, source, root) : ownCall(area, endpoint)
  const edit = editorOf(root)
  if (!existsSync(join(root, `contracts/${area}/${area}.endpoints.ts`))) addArea(area, edit)
  edit(`contracts/${area}/${area}.endpoints.ts`, (text) => {
    if (text.includes(`export const ${endpoint} =`)) throw new Error(`contracts/${area} already has ${endpoint}.`)
    return `${text}\n${endpointOf(call)}`
  })
  edit(`contracts/${area}/${area}.cases.ts`, (text) => insertBefore(text, '} satisfies AreaCases', casesOf(call)))
  edit(`contracts/sandbox/${area}/${area}.handlers.ts`, (text) => addHandler(text, call))
  if (call.method !== 'GET')
    edit('contracts/sandbox/callLimits.ts', (text) =>
      insertBefore(text, '\n}\n', `\n  ${quoted(`${area}.${endpoint}`)}: usual,`),
    )
  return edit.files()
}

/** Lists the steps that remain after `create`, one per line. */
export function nextSteps(name: string, [source]: readonly string[]): readonly string[] {
  const [area = '', endpoint = ''] = name.split('/')
  return [
    `contracts/${area}/${area}.endpoints.ts: write \`summary\`${source ? '' : ' and `why`'}, the types of the fields, \`response\`, and the \`codes\` that screens tell apart.`,
    ...(source ? [`${source} may be declared once: if another call has it already, take that one away.`] : []),
    `contracts/${area}/${area}.cases.ts: a \`full\` answer, a \`minimal\` one without optional fields, one case for each code.`,
    `contracts/sandbox/${area}/${area}.handlers.ts: answer the call; contracts/sandbox/callLimits.ts: how often it may be made.`,
    `app: call it in a *.queries.ts or *.mutations.ts; each new code gets its sentence in app/areas/${area}/${area}.errors.ts.`,
    'npx vitest run --project contracts --project pact -u: writes the documents (pacts, OpenAPI, ours.md). Then npm test -- types lint unit verify.',
    `npx changeset: users of the contracts see ${endpoint}.`,
  ]
}

type Change = (text: string) => string

function editorOf(root: string) {
  const files = new Set<string>()
  const edit = (file: string, change: Change) => {
    const path = join(root, file)
    const before = existsSync(path) ? readFileSync(path, 'utf8') : ''
    const after = change(before)
    if (after === before) throw new Error(`${file} is not in the form that this tool knows; write the call by hand.`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, after)
    files.add(file)
  }
  return Object.assign(edit, { files: () => [...files] })
}

function specifiedCall(area: string, name: string, source: string, root: string): Call {
  const list = readFileSync(join(root, 'docs/specification/calls.tsv'), 'utf8').split('\n')
  const row = list.map((line) => line.split('\t')).find(([id]) => id === source)
  const [, host = '', method = '', path = '', , , silent, loginOnly] = row ?? []
  if (!path.startsWith('/')) throw new Error(`${source} is no row with a path in docs/specification/calls.tsv.`)
  const isForMembers = loginOnly?.startsWith('yes') || !method.startsWith('GET')
  return {
    area,
    name,
    host: host.replace('?', ''),
    method: method.replace('?', ''),
    path,
    auth: isForMembers ? 'member' : 'anyone',
    silent: silent === 'yes',
    source,
    query: listedFields(source, 'query', root),
    body: listedFields(source, 'body', root),
  }
}

function ownCall(area: string, name: string): Call {
  const path = `/v2/${area}/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  return {
    area,
    name,
    host: 'app',
    method: 'GET',
    path,
    auth: 'anyone',
    silent: false,
    source: 'ours',
    query: [],
    body: [],
  }
}

/** The fields of a request according to docs/specification/fields.tsv, without those inside objects or lists. */
function listedFields(source: string, part: 'query' | 'body', root: string): Field[] {
  const rows = readFileSync(join(root, 'docs/specification/fields.tsv'), 'utf8').split('\n')
  return rows
    .map((row) => row.split('\t'))
    .filter(([call, where, name = '']) => call === source && where === part && /^\w+(\.\w+)?$/.test(name))
    .map(([, , name = '', need, value = '']) => ({ name, isOptional: need === 'optional', value }))
}

const quoted = (text: string) => `'${text}'`
const key = (name: string) => (/^\w+$/.test(name) ? name : quoted(name))
function schemaOf({ value, isOptional }: Field): string {
  const schema = value ? `z.literal(${quoted(value)})` : 'z.string()'
  return isOptional ? `z.optional(${schema})` : schema
}
const objectSchema = (fields: readonly Field[]) =>
  `z.object({ ${fields.map((field) => `${key(field.name)}: ${schemaOf(field)}`).join(', ')} })`
const example = (fields: readonly Field[]) =>
  `{ ${fields.map(({ name, value }) => `${key(name)}: ${quoted(value || `${name}-1`)}`).join(', ')} }`

function endpointOf({ name, host, method, path, auth, query, body, silent, source }: Call): string {
  const lines = [
    `host: ${quoted(host)},`,
    `method: ${quoted(method)},`,
    `path: ${quoted(path)},`,
    `auth: ${quoted(auth)},`,
    ...(query.length > 0 ? [`query: ${objectSchema(query)},`] : []),
    ...(body.length > 0 ? [`body: ${objectSchema(body)},`] : []),
    'response: z.object({}),',
    ...(silent ? ['silent: true,'] : []),
    `source: ${quoted(source)},`,
    ...(source === 'ours' ? ["why: '',"] : []),
    "summary: '',",
  ]
  return `export const ${name} = endpoint({\n${lines.map((line) => `  ${line}\n`).join('')}})\n`
}

function casesOf({ name, path, auth, query, body }: Call): string {
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => ({
    name: param,
    isOptional: false,
    value: '',
  }))
  const as = auth === 'member' ? 'member' : 'guest'
  const one = (caseName: string, isSent: (field: Field) => boolean) => {
    const request = Object.entries({ params, query, body })
      .map(([part, fields]) => [part, fields.filter(isSent)] as const)
      .filter(([, fields]) => fields.length > 0)
      .map(([part, fields]) => `${part}: ${example(fields)}`)
    return `    ${caseName}: { as: '${as}', request: { ${request.join(', ')} }, answer: {} },\n`
  }
  const hasOptional = [...query, ...body].some(({ isOptional }) => isOptional)
  const cases = [
    one('full', () => true),
    ...(hasOptional ? [one('minimal', ({ isOptional }) => !isOptional)] : []),
    ...(name.startsWith('list') ? [one('empty', () => true)] : []),
  ]
  return `  ${name}: {\n${cases.join('')}  },\n`
}

function addHandler(text: string, { name, area }: Call): string {
  const start = text.indexOf(`export const ${area}Handlers`)
  const end = text.indexOf('\n}\n', start) + 1
  if (start < 0 || end === 0) return text
  const handler = `  async ${name}() {\n    throw new Failure('Unimplemented')\n  },\n`
  const added = `${text.slice(0, end)}${handler}${text.slice(end)}`
  return importing(added, 'Failure', '../runtime/failure.ts')
}

/** Adds an import of a name to a source text. Merges it with an existing import from the same file. */
function importing(text: string, name: string, file: string): string {
  const existing = new RegExp(`import \\{ ([^}]*) \\} from '${file.replaceAll('.', '\\.')}'`).exec(text)
  if (!existing) return `import { ${name} } from '${file}'\n${text}`
  const [line, names = ''] = existing
  if (names.split(', ').includes(name)) return text
  return text.replace(line, `import { ${[name, names].join(', ')} } from '${file}'`)
}

const insertBefore = (text: string, mark: string, added: string) => text.replace(mark, `${added}${mark}`)

function addArea(area: string, edit: (file: string, change: Change) => void): void {
  edit(
    `contracts/${area}/${area}.endpoints.ts`,
    () => `import * as z from 'zod/mini'\nimport { endpoint } from '../endpoint.ts'\n`,
  )
  edit(
    `contracts/${area}/${area}.cases.ts`,
    () =>
      `import type { AreaCases } from '../case.ts'\nimport type * as endpoints from './${area}.endpoints.ts'\n\nexport const ${area}Cases = {\n} satisfies AreaCases<typeof endpoints>\n`,
  )
  edit(
    `contracts/sandbox/${area}/${area}.handlers.ts`,
    () =>
      `import type { Handlers } from '../runtime/http/callContext.ts'\n\nexport const ${area}Handlers: Handlers<'${area}'> = {\n}\n`,
  )
  edit('contracts/registry.ts', (text) =>
    text
      .replace(/\n\ntype EndpointsIn/, `\nimport * as ${area} from './${area}/${area}.endpoints.ts'$&`)
      .replace(/const areas = \{\s+/, `$&${area}, `),
  )
  edit('contracts/cases.ts', (text) =>
    text
      .replace(
        /\n\n\/\*\*[^\n]*\nexport const cases = /,
        `\nimport { ${area}Cases } from './${area}/${area}.cases.ts'$&`,
      )
      .replace(/export const cases = \{\n/, `$&  ${area}: ${area}Cases,\n`),
  )
  edit('contracts/sandbox/handlers.ts', (text) =>
    text
      .replace(/\nimport type \{ Handlers \}/, `\nimport { ${area}Handlers } from './${area}/${area}.handlers.ts'$&`)
      .replace(/\[A in Area\]: Handlers<A> \} = \{\n/, `$&  ${area}: ${area}Handlers,\n`),
  )
}
