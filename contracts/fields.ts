import * as z from 'zod/mini'

type Schema = z.ZodMiniType

/** A field of a request or an answer. */
export interface Field {
  /** JSON types of the field: `string`, `integer`, `string (date-time)`; several if the field is a union. */
  types: readonly string[]
  required: boolean
  /** The values of an enumeration; empty if any value is allowed. */
  values: readonly string[]
  /** Whether clients treat a value that is not listed as unknown, instead of failing. */
  isOpen: boolean
  /** Constraints of the field: `minimum`, `maxLength`, `pattern` and others, named as in JSON Schema. */
  limits: Readonly<Record<string, number | string>>
}

/** Fields by dotted path: `list[]` is an entry of the list `list`, `map.*` an entry of the map `map`. */
export type Fields = ReadonlyMap<string, Field>

/** The keywords of JSON Schema that this file reads. */
export interface JsonSchema {
  type?: string | readonly string[]
  format?: string
  enum?: readonly (string | number | boolean)[]
  const?: string | number | boolean
  contentMediaType?: string
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  items?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  anyOf?: readonly JsonSchema[]
  /** The patterns of a text that has more than one. zod writes a single pattern into `pattern` instead. */
  allOf?: readonly { pattern?: string }[]
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  isOpen?: true
}

const known = new WeakMap<Schema, Fields>()

/**
 * Flattens a schema, in the form in which its values are sent, to fields by path. The path `''` is the schema itself.
 */
export function fieldsOf(schema: Schema | undefined): Fields {
  if (!schema) return new Map()
  const fields = known.get(schema) ?? new Map(flat(z.toJSONSchema(schema, options) as JsonSchema, '', true))
  known.set(schema, fields)
  return fields
}

/** Flattens a JSON schema without references to fields by path. The path `''` is the schema itself. */
export const fieldsOfJsonSchema = (schema: JsonSchema): Fields => new Map(flat(schema, '', true))

const options: Parameters<typeof z.toJSONSchema>[1] = {
  io: 'input',
  unrepresentable: 'any',
  override: ({ zodSchema, jsonSchema }) => {
    if (zodSchema._zod.def.type === 'catch') jsonSchema['isOpen'] = true
    // zod adds these bounds to every integer, because JavaScript cannot represent larger ones. They do not limit the
    // field.
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    // zod writes a pattern for each format. The format alone is sufficient.
    if (jsonSchema.format) delete jsonSchema.pattern
  },
}

function flat(schema: JsonSchema, path: string, required: boolean): [string, Field][] {
  const { properties = {}, items, additionalProperties, anyOf = [] } = schema
  const below = (key: string) => (path ? `${path}.${key}` : key)
  const own: Field = {
    types: [...new Set(typesOf(schema))].toSorted(),
    required,
    values: valuesOf(schema).filter((value) => value !== 'UNKNOWN'),
    isOpen: schema.isOpen ?? false,
    limits: limitsOf(schema),
  }
  const children = Object.entries(properties).flatMap(([key, child]) =>
    flat(child, below(key), schema.required?.includes(key) ?? false),
  )
  return [
    [path, own],
    ...children,
    ...(items ? flat(items, `${path}[]`, true) : []),
    ...(typeof additionalProperties === 'object' ? flat(additionalProperties, below('*'), false) : []),
    ...fieldsOfChoices(anyOf.map((choice) => flat(choice, path, true).filter(([each]) => each !== path))),
  ]
}

/** The fields of a union. A field that only some of its choices have is optional. */
function fieldsOfChoices(choices: readonly [string, Field][][]): [string, Field][] {
  const known = choices.filter((choice) => choice.length > 0)
  const isEverywhere = (path: string) => known.every((choice) => choice.some(([each]) => each === path))
  return known.flat().map(([path, field]) => [path, { ...field, required: field.required && isEverywhere(path) }])
}

function typesOf({ type, format, anyOf, const: only, enum: values }: JsonSchema): string[] {
  if (Array.isArray(type)) return [...(type as string[])]
  if (typeof type === 'string') return [format ? `${type} (${format})` : type]
  if (anyOf) return anyOf.flatMap(typesOf)
  if (only !== undefined) return [typeof only]
  return values ? values.map((value) => typeof value) : ['any']
}

/** The allowed values of a field; for a file, its media types. */
function valuesOf({ enum: values, const: only, contentMediaType: media, anyOf = [] }: JsonSchema): string[] {
  if (only !== undefined) return [String(only)]
  if (media !== undefined) return [media]
  return values?.map(String) ?? anyOf.flatMap(valuesOf)
}

const limitNames =
  /^(minimum|maximum|exclusiveMinimum|exclusiveMaximum|multipleOf|pattern|(min|max)(Length|Items|Properties))$/

/** The limits of a field. For an integer, the limit "above 0" becomes the minimum 1. */
function limitsOf({ exclusiveMinimum, exclusiveMaximum, allOf = [], ...rest }: JsonSchema): Field['limits'] {
  const isWhole = rest.type === 'integer'
  const limits = {
    ...rest,
    ...(exclusiveMinimum !== undefined && (isWhole ? { minimum: exclusiveMinimum + 1 } : { exclusiveMinimum })),
    ...(exclusiveMaximum !== undefined && (isWhole ? { maximum: exclusiveMaximum - 1 } : { exclusiveMaximum })),
    ...(allOf.length > 0 && { pattern: allOf.map(({ pattern }) => pattern).join(' and ') }),
  }
  return Object.fromEntries(Object.entries(limits).filter(([name]) => limitNames.test(name))) as Field['limits']
}
