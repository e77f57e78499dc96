import { fieldsOfJsonSchema, type Fields, type JsonSchema } from '../fields.ts'
import { resolveReference, type Json } from './references.ts'

/** The fields of a schema in another team's document. */
export interface ForeignFields {
  fields: Fields
  /** The paths of objects that refuse undeclared fields (`additionalProperties: false`). */
  closed: ReadonlySet<string>
  /** The paths of objects whose fields the document does not describe. */
  vague: ReadonlySet<string>
}

/** Flattens a schema of an OpenAPI 3.0 or 3.1 document. */
export function foreignFields(root: Json, schema: unknown): ForeignFields {
  const plain = plainSchema(root, schema, [])
  const closed = new Set<string>()
  const vague = new Set<string>()
  note(plain, '', { closed, vague })
  return { fields: fieldsOfJsonSchema(plain as JsonSchema), closed, vague }
}

/** A schema without references, `allOf`, `oneOf` and the `nullable` of OpenAPI 3.0. */
function plainSchema(root: Json, schema: unknown, within: readonly unknown[]): Json {
  const own = resolveReference(root, schema)
  // A schema that contains itself is described once: its repetition is not compared.
  if (within.includes(own)) return {}
  const plain = (part: unknown) => plainSchema(root, part, [...within, own])
  const { allOf, oneOf, anyOf, properties, items, additionalProperties, nullable, ...rest } = own
  const choices = [...listOf(anyOf), ...listOf(oneOf)].map(plain)
  const described = {
    ...withPlainBounds(rest),
    ...(properties !== undefined && { properties: mapped(properties, plain) }),
    ...(items !== undefined && { items: plain(items) }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'object' ? plain(additionalProperties) : additionalProperties,
    }),
    ...(choices.length > 0 && { anyOf: choices }),
  }
  const whole = merged([described, ...listOf(allOf).map(plain)])
  return withNull(withType(whole), nullable === true)
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const mapped = (value: unknown, change: (part: unknown) => Json) =>
  Object.fromEntries(Object.entries(Object(value) as Json).map(([name, part]) => [name, change(part)]))

/**
 * Converts exclusive bounds of OpenAPI 3.0, where a bound has a flag, to those of OpenAPI 3.1, where they are numbers.
 */
function withPlainBounds({ exclusiveMinimum, exclusiveMaximum, minimum, maximum, ...rest }: Json): Json {
  const bounds = {
    [exclusiveMinimum === true ? 'exclusiveMinimum' : 'minimum']: minimum,
    [exclusiveMaximum === true ? 'exclusiveMaximum' : 'maximum']: maximum,
    ...(typeof exclusiveMinimum === 'number' && { exclusiveMinimum }),
    ...(typeof exclusiveMaximum === 'number' && { exclusiveMaximum }),
  }
  return { ...rest, ...Object.fromEntries(Object.entries(bounds).filter(([, value]) => value !== undefined)) }
}

/** Combines the parts of an `allOf` into one schema. */
function merged(parts: readonly Json[]): Json {
  const whole: Record<string, unknown> = Object.assign({}, ...parts) as Json
  const properties = Object.assign({}, ...parts.map((part) => part['properties'])) as Json
  const required = parts.flatMap((part) => listOf(part['required']))
  if (Object.keys(properties).length > 0) whole['properties'] = properties
  if (required.length > 0) whole['required'] = required
  return whole
}

/** Adds the type that `properties` or `items` imply. */
function withType(schema: Json): Json {
  if (schema['type'] !== undefined || schema['anyOf'] !== undefined) return schema
  if (schema['properties'] !== undefined) return { ...schema, type: 'object' }
  return schema['items'] === undefined ? schema : { ...schema, type: 'array' }
}

function withNull(schema: Json, isNullable: boolean): Json {
  if (!isNullable) return schema
  const { type, format: _format, ...rest } = schema
  if (type === undefined) return { ...schema, anyOf: [...listOf(schema['anyOf']), { type: 'null' }] }
  return { ...rest, type: [...(Array.isArray(type) ? (type as unknown[]) : [type]), 'null'] }
}

interface Noted {
  closed: Set<string>
  vague: Set<string>
}

function note(schema: Json, path: string, noted: Noted): void {
  const { properties, items, additionalProperties, anyOf } = schema
  const below = (key: string) => (path ? `${path}.${key}` : key)
  if (additionalProperties === false) noted.closed.add(path)
  const isDescribed = properties ?? items ?? anyOf ?? (additionalProperties === false ? false : undefined)
  const types = [schema['type']].flat()
  const isComposed = types.includes('object') || types.includes('array') || schema['type'] === undefined
  if (isDescribed === undefined && isComposed) noted.vague.add(path)
  for (const [key, part] of Object.entries(Object(properties) as Json)) note(part as Json, below(key), noted)
  if (items) note(items as Json, `${path}[]`, noted)
  if (typeof additionalProperties === 'object') note(additionalProperties as Json, below('*'), noted)
  for (const choice of listOf(anyOf)) note(choice as Json, path, noted)
}
