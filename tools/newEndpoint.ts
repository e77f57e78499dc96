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
  /** Row of the list of calls, or `ours`. */
  source: string
  query: readonly Field[]
  body: readonly Field[]
}

interface Field {
  name: string
  /** Given when the documents fix it: `platformType=WEB`. */
  value?: string
}

/**
 * Declares a call: endpoint, cases, handler, and a new area where there is none yet. What comes out type-checks and
 * fails its tests until it is filled in: it says nothing about what it does, its handler answers Unimplemented, and a
 * call that changes something has no limit in `contracts/sandbox/callLimits.ts` yet.
 *
 * @param name `gacha/drawGacha`
 * @param more the row of the list of calls, `C078`; nothing for a call of ours
 * @returns the files, relative to `root`
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
  return edit.files()
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
  const [, host = '', method = '', path = '', query = '', body = '', silent, loginOnly] = row ?? []
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
    query: fieldsOf(query),
    body: fieldsOf(body),
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

/** `email, code` and `platform_type=WEB`; a cell in words says nothing that could be declared. */
function fieldsOf(cell: string): Field[] {
  const fields = cell.split(',').map((part) => part.trim())
  if (cell === 'none' || !fields.every((field) => /^[a-z]\w*(\.\w+)*(=\w+)?$/.test(field))) return []
  return fields.map((field) => {
    const [name = '', value] = field.split('=')
    return { name, value }
  })
}

const quoted = (text: string) => `'${text}'`
const key = (name: string) => (/^\w+$/.test(name) ? name : quoted(name))
const schemaOf = ({ value }: Field) => (value ? `z.literal(${quoted(value)})` : 'z.string()')
const objectSchema = (fields: readonly Field[]) =>
  `z.object({ ${fields.map((field) => `${key(field.name)}: ${schemaOf(field)}`).join(', ')} })`
const example = (fields: readonly Field[]) =>
  `{ ${fields.map(({ name, value }) => `${key(name)}: ${quoted(value ?? `${name}-1`)}`).join(', ')} }`

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
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => ({ name: param }))
  const parts = { params, query, body }
  const request = Object.entries(parts)
    .filter(([, fields]) => fields.length > 0)
    .map(([part, fields]) => `${part}: ${example(fields)}`)
  const as = auth === 'member' ? 'member' : 'guest'
  const one = (caseName: string) =>
    `    ${caseName}: { as: '${as}', request: { ${request.join(', ')} }, answer: {} },\n`
  return `  ${name}: {\n${one('full')}${name.startsWith('list') ? one('empty') : ''}  },\n`
}

function addHandler(text: string, { name, area }: Call): string {
  const start = text.indexOf(`export const ${area}Handlers`)
  const end = text.indexOf('\n}\n', start) + 1
  if (start < 0 || end === 0) return text
  const handler = `  async ${name}() {\n    throw new Failure('Unimplemented')\n  },\n`
  const added = `${text.slice(0, end)}${handler}${text.slice(end)}`
  return importing(added, 'Failure', '../runtime/failure.ts')
}

/** The text with that name imported, beside what is imported from the file already. */
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
      `import type { Handlers } from '../runtime/http/ask.ts'\n\nexport const ${area}Handlers: Handlers<'${area}'> = {\n}\n`,
  )
  edit('contracts/registry.ts', (text) =>
    text
      .replace(/\n\ntype EndpointsIn/, `\nimport * as ${area} from './${area}/${area}.endpoints.ts'$&`)
      .replace(/const areas = \{\s+/, `$&${area}, `),
  )
  edit('contracts/cases.ts', (text) =>
    text
      .replace(/\n\n\/\*\* The named cases/, `\nimport { ${area}Cases } from './${area}/${area}.cases.ts'$&`)
      .replace(/export const cases = \{\n/, `$&  ${area}: ${area}Cases,\n`),
  )
  edit('contracts/sandbox/handlers.ts', (text) =>
    text
      .replace(/\nimport type \{ Handlers \}/, `\nimport { ${area}Handlers } from './${area}/${area}.handlers.ts'$&`)
      .replace(/\[A in Area\]: Handlers<A> \} = \{\n/, `$&  ${area}: ${area}Handlers,\n`),
  )
}
