import type * as z from 'zod/mini'

type Schema = z.ZodMiniType

/** The parts of a zod definition that describe optional and nested values. */
interface Definition {
  type: string
  format?: string
  innerType?: Schema
  element?: Schema
  shape?: Record<string, Schema>
  /** The schema for additional fields, if the object allows any. */
  catchall?: Schema
  options?: Schema[]
}

type Json = Readonly<Record<string, unknown>>

/** Dotted paths of all optional fields of a schema. Lists add no path step: `list.image`. */
export function optionalPaths(schema: Schema | undefined, path = ''): string[] {
  if (!schema) return []
  const { type, innerType, element, shape } = schema._zod.def as Definition
  const own = type === 'optional' ? [path] : []
  if (innerType) return [...own, ...optionalPaths(innerType, path)]
  if (element) return optionalPaths(element, path)
  if (!shape) return []
  return Object.entries(shape).flatMap(([key, child]) => optionalPaths(child, path ? `${path}.${key}` : key))
}

/** Dotted paths of every defined field in a value. Lists add no path step. */
export function definedPathsIn(value: unknown, path = ''): ReadonlySet<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((each) => [...definedPathsIn(each, path)]))
  if (typeof value !== 'object' || value === null) return new Set()
  const entries = Object.entries(value).filter(([, child]) => child !== undefined)
  return new Set(
    entries.flatMap(([key, child]) => {
      const own = path ? `${path}.${key}` : key
      return [own, ...definedPathsIn(child, own)]
    }),
  )
}

/**
 * Dotted paths of enumerations that the client does not read tolerantly: an unknown value of a newer server would make
 * the client fail.
 */
export function closedEnumPaths(schema: Schema, path = ''): string[] {
  const { type, innerType, element, shape, options } = schema._zod.def as Definition
  if (type === 'catch') return []
  if (type === 'enum' || type === 'literal') return [path]
  const parts = [innerType, element, ...(options ?? [])].filter((part) => part !== undefined)
  const fields = Object.entries(shape ?? {})
  return [
    ...parts.flatMap((part) => closedEnumPaths(part, path)),
    ...fields.flatMap(([key, child]) => closedEnumPaths(child, path ? `${path}.${key}` : key)),
  ]
}

/** Dotted paths in a value that its schema does not declare. */
export function unknownPaths(schema: Schema, value: unknown, path = ''): string[] {
  const { innerType, element, shape, catchall } = schema._zod.def as Definition
  if (innerType) return unknownPaths(innerType, value, path)
  if (element && Array.isArray(value)) return value.flatMap((each) => unknownPaths(element, each, path))
  if (!shape || catchall || typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => {
    const own = path ? `${path}.${key}` : key
    const schemaOfChild = shape[key]
    return schemaOfChild ? unknownPaths(schemaOfChild, child, own) : [own]
  })
}

/** The enumerations that the client reads tolerantly, with their dotted paths. Lists add no path step. */
export function openEnums(schema: Schema, path = ''): { path: string; schema: Schema }[] {
  const { type, innerType, element, shape } = schema._zod.def as Definition
  if (type === 'catch') return [{ path, schema }]
  if (innerType) return openEnums(innerType, path)
  if (element) return openEnums(element, path)
  return Object.entries(shape ?? {}).flatMap(([key, child]) => openEnums(child, path ? `${path}.${key}` : key))
}

/** Dotted paths of every field of a schema. Lists add no path step. */
export function fieldPaths(schema: Schema | undefined, path = ''): string[] {
  if (!schema) return []
  const { innerType, element, shape, options = [] } = schema._zod.def as Definition
  const inside = innerType ?? element
  if (inside) return fieldPaths(inside, path)
  const fields = Object.entries(shape ?? {}).flatMap(([key, child]) => {
    const own = path ? `${path}.${key}` : key
    return [own, ...fieldPaths(child, own)]
  })
  return [...fields, ...options.flatMap((option) => fieldPaths(option, path))]
}

/** The format of the field at a dotted path, for example `datetime`; undefined without one. Lists add no path step. */
export function formatAt(schema: Schema, path: string): string | undefined {
  const steps = path.split('.')
  return steps.reduce<Definition | undefined>((from, key) => insideOf(from?.shape?.[key]), insideOf(schema))?.format
}

/** The definition of a schema without its optional and list wrappers. */
function insideOf(schema: Schema | undefined): Definition | undefined {
  const definition = schema?._zod.def as Definition | undefined
  const inside = definition?.innerType ?? definition?.element
  return inside ? insideOf(inside) : definition
}

/** The values at a dotted path, each with its position: `$.list[1].name`. Lists add no path step. */
export function valuesAt(value: unknown, path: string): { at: string; value: unknown }[] {
  const steps = path === '' ? [] : path.split('.')
  return steps.reduce(
    (found, key) =>
      found.flatMap(spread).flatMap(({ at, value: holder }) => {
        const child = typeof holder === 'object' && holder !== null ? (holder as Json)[key] : undefined
        return child === undefined ? [] : [{ at: `${at}.${key}`, value: child }]
      }),
    [{ at: '$', value }],
  )
}

const spread = ({ at, value }: { at: string; value: unknown }): { at: string; value: unknown }[] =>
  Array.isArray(value)
    ? value.flatMap((each: unknown, index) => spread({ at: `${at}[${index}]`, value: each }))
    : [{ at, value }]

/** Dotted paths of fields that a schema declares and an example does not contain. */
export function absentPaths(schema: Schema, example: unknown, path = ''): string[] {
  const { innerType, element, shape } = schema._zod.def as Definition
  if (innerType) return absentPaths(innerType, example, path)
  if (element && Array.isArray(example)) return example.flatMap((each) => absentPaths(element, each, path))
  if (!shape || typeof example !== 'object' || example === null) return []
  const isEmpty = Object.keys(example).length === 0
  return Object.entries(shape).flatMap(([key, child]) => {
    const own = path ? `${path}.${key}` : key
    return isEmpty ? [own] : absentPaths(child, (example as Json)[key], own)
  })
}
