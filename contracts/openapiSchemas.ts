import * as z from 'zod/mini'
import type { CallCases } from './cases.ts'
import { docCommentsOf, noDocComment, type DocComments } from './docComments.ts'
import { errorBody } from './errors.ts'
import { namedSchemas, registry } from './registry.ts'
import { nothing } from './schema.ts'

/** A JSON object of an OpenAPI document. */
export type Json = Record<string, unknown>
type Schema = z.ZodMiniType

/** The operation id of an endpoint: `gacha.drawGacha` → `drawGacha`. */
export const operationId = (name: string) => name.slice(name.indexOf('.') + 1)
const pascalCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const answerName = (name: string) => `${pascalCase(operationId(name))}Answer`
const requestName = (name: string) => `${pascalCase(operationId(name))}Request`

/** A reference to a schema of the document. */
export const schemaReference = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** A reference to the schema of an endpoint's request body. */
export const requestReference = ({ name }: CallCases) => schemaReference(requestName(name))

/** A reference to the schema of an endpoint's answer. */
export const answerReference = (call: CallCases) =>
  schemaReference(isEmptyAnswer(call) ? 'Nothing' : answerName(call.name))

/** Whether the endpoint's answer is always an empty object. */
export const isEmptyAnswer = ({ endpoint }: CallCases) => endpoint.response === nothing

/** The doc comments of an endpoint: of its query, body, answer and codes. */
export const docCommentsOfCall = ({ area, name }: CallCases) => docIn(area, operationId(name))

const docIn = (area: string, name: string) => docCommentsOf(`${area}/${area}.endpoints.ts`, name)

/** The doc comment of a field; an empty one if the field has none. */
export const docCommentsOfField = ({ fields }: DocComments, key: string): DocComments => fields.get(key) ?? noDocComment

/** The schemas to which the paths refer, directly or indirectly. */
export function schemasFor(paths: unknown, calls: readonly CallCases[]): Json {
  const named = z.registry<{ id: string }>()
  const docs = new Map<string, DocComments>()
  const add = (id: string, schema: Schema, doc: DocComments) => {
    if (named.has(schema)) return
    named.add(schema, { id })
    docs.set(id, doc)
  }
  add('ErrorBody', errorBody, docCommentsOf('errors.ts', 'errorBody'))
  add('Nothing', nothing, docCommentsOf('schema.ts', 'nothing'))
  for (const [name, schema] of Object.entries(namedSchemas)) add(pascalCase(name), schema, docOfShape(name))
  for (const call of calls) {
    const { name, endpoint } = call
    add(answerName(name), endpoint.response, docCommentsOfField(docCommentsOfCall(call), 'response'))
  }
  const { schemas } = z.toJSONSchema(named, { ...options, uri: (id) => schemaReference(id).$ref })
  const described = Object.entries(schemas as Record<string, Json>).map(([id, schema]): [string, Json] => {
    const doc = docs.get(id) ?? noDocComment
    return [id, { ...withText(describe(schema, doc), doc.text), $schema: undefined, $id: undefined }]
  })
  const aliases = calls.map(({ name, endpoint: { response } }) => [answerName(name), named.get(response)?.id ?? ''])
  const added = aliases.filter(([name, id]) => name !== id).map(([name, id = '']) => [name, schemaReference(id)])
  const answers = { ...Object.fromEntries(described), ...Object.fromEntries(added) } as Record<string, Json>
  return reachable(paths, { ...answers, ...Object.fromEntries(calls.flatMap(requestSchemaOf)) })
}

/**
 * The schema of a request's body, with its name. It contains copies of shared shapes, because hosts refuse undeclared
 * fields of a request, while clients ignore those of an answer.
 */
function requestSchemaOf(call: CallCases): [string, Json][] {
  const { name, endpoint } = call
  if (!endpoint.body) return []
  const { $schema: _, ...schema } = z.toJSONSchema(endpoint.body, { ...options, override: overrideOfRequest }) as Json
  const doc = docCommentsOfField(docCommentsOfCall(call), 'body')
  return [[requestName(name), withText(describe(schema, doc), doc.text)]]
}

/** The doc comments of a schema that several endpoints share, found by its name in any area. */
function docOfShape(name: string): DocComments {
  const docs = Object.keys(registry).map((area) => docIn(area, name))
  return docs.find(({ text, fields }) => text || fields.size > 0) ?? noDocComment
}

/** The schema of a query field, with its doc comment as the description. */
export function parameterSchema(schema: Schema, { text }: DocComments): { description: string; schema: Json } {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, options)
  return { description: text, schema: rest }
}

/** Adds the fields' doc comments to a schema, except below references. */
function describe(schema: Json, doc: DocComments): Json {
  const { properties, items, anyOf } = schema as { properties?: Record<string, Json>; items?: Json; anyOf?: Json[] }
  const fields = Object.entries(properties ?? {}).map(([key, child]) => {
    const own = docCommentsOfField(doc, key)
    return [key, withText(describe(child, own), own.text)]
  })
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(fields) }),
    ...(items && { items: describe(items, doc) }),
    ...(anyOf && { anyOf: anyOf.map((part) => describe(part, doc)) }),
  }
}

const withText = (schema: Json, text: string): Json => {
  const description = [text, schema['description']].filter(Boolean).join(' ')
  return description ? { ...schema, description } : schema
}

function reachable(from: unknown, schemas: Record<string, Json>): Json {
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found.has(name)) continue
      found.add(name)
      visit(schemas[name])
    }
  }
  visit(from)
  return Object.fromEntries([...found].toSorted().map((name) => [name, schemas[name]]))
}

/** The description of every enumeration whose unknown values clients tolerate. */
const mayGrow = 'More values may come: read one you do not know as unknown.'

interface Override {
  zodSchema: z.core.$ZodTypes
  jsonSchema: z.core.JSONSchema.BaseSchema
}

/**
 * Options of zod's conversion to JSON schemas for the wire format: without the client's `UNKNOWN`, and without bounds
 * that only JavaScript needs.
 */
const options = {
  io: 'input' as const,
  override: ({ zodSchema, jsonSchema }: Override) => {
    const { type } = zodSchema._zod.def
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    if (jsonSchema.format) delete jsonSchema.pattern
    if (jsonSchema.anyOf) listValues(jsonSchema)
    const values = jsonSchema.enum ?? [jsonSchema.const]
    if (values.every(Number.isInteger)) jsonSchema.type = 'integer'
    // A file is one string, as generators expect it. Its media types are in the `encoding` of its form.
    if (type === 'file') delete jsonSchema.anyOf
    if (type !== 'catch') return
    delete jsonSchema.default
    Object.assign(jsonSchema, openList(jsonSchema), { description: mayGrow })
  },
}

/**
 * Same as the override for answers, but an object of a request allows no undeclared fields, unless it is declared as
 * open.
 */
function overrideOfRequest({ zodSchema, jsonSchema }: Override): void {
  options.override({ zodSchema, jsonSchema })
  if (zodSchema._zod.def.type === 'object') jsonSchema.additionalProperties ??= false
}

/**
 * Returns a schema of known values that generated clients do not enforce: they accept any value of the same type.
 * Removes the closed list from the given schema (Q466).
 */
function openList(schema: { type?: unknown; enum?: unknown }): { anyOf: Json[] } {
  const { type, enum: values } = schema
  delete schema.type
  delete schema.enum
  return { anyOf: [{ type, enum: values }, { type }] }
}

/** The schema of a message code: one of the given codes, or another one that a newer host sends (Q466). */
export const messageCodeSchema = (codes: readonly string[]) => openList({ type: 'string', enum: codes })

/** Converts a union of literals in a JSON schema to an enumeration. */
function listValues(schema: z.core.JSONSchema.BaseSchema): void {
  const parts = (schema.anyOf ?? []).filter((part) => part.const !== 'UNKNOWN')
  const [only, ...others] = parts
  const values = parts.flatMap((part) => part.enum ?? (part.const === undefined ? [] : [part.const]))
  if (!only || parts.some((part) => !part.enum && part.const === undefined)) return
  delete schema.anyOf
  Object.assign(schema, others.length > 0 ? { type: only.type, enum: values } : only)
}
