import * as z from 'zod/mini'

type Schema = z.ZodMiniType

interface Definition {
  type: string
  innerType?: Schema
  element?: Schema
  shape?: Record<string, Schema>
  catchall?: Schema
}

const definitionOf = (schema: Schema) => schema._zod.def as Definition

/**
 * Parses an answer by its schema and ignores undeclared fields. `null` in an optional field counts as absent, because
 * many languages serialise absent values that way (Q96).
 */
export function readTolerantly<S extends Schema>(schema: S, value: unknown) {
  return z.safeParse(schema, withoutNulls(schema, value))
}

/**
 * Removes `null` from optional fields. Values without a declared shape are not changed, because the data of an open
 * object may contain `null`. Copies only objects that contain such a field, to save time: most answers contain none,
 * and a story has thousands of lines.
 */
function withoutNulls(schema: Schema, value: unknown): unknown {
  const { innerType, element, shape, catchall } = definitionOf(schema)
  if (innerType) return withoutNulls(innerType, value)
  if (typeof value !== 'object' || value === null) return value
  if (element && Array.isArray(value)) return itemsWithoutNulls(element, value)
  return shape && !catchall ? fieldsWithoutNulls(shape, value as Record<string, unknown>) : value
}

function itemsWithoutNulls(element: Schema, items: readonly unknown[]): readonly unknown[] {
  const read = items.map((each) => withoutNulls(element, each))
  return read.some((each, at) => each !== items[at]) ? read : items
}

function fieldsWithoutNulls(shape: Record<string, Schema>, value: Record<string, unknown>): unknown {
  let copy: Record<string, unknown> | undefined
  for (const [key, declared] of Object.entries(shape)) {
    const child = value[key]
    const isAbsent = child === null && definitionOf(declared).type === 'optional'
    const read = isAbsent ? undefined : withoutNulls(declared, child)
    if (read === child) continue
    copy ??= { ...value }
    if (isAbsent) delete copy[key]
    else copy[key] = read
  }
  return copy ?? value
}
