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
 * Reads what a host sent by the schema of its answer. Fields that nobody declared are passed over, and `null` in an
 * optional field says that it is absent (Q96): many languages write it so.
 */
export function readTolerantly<S extends Schema>(schema: S, value: unknown) {
  return z.safeParse(schema, withoutNulls(schema, value))
}

/**
 * Passes through what has no declared shape: an open object is somebody's own data, and keeps its nulls. Copies only
 * what holds such a null: most answers have none, and a story has thousands of lines.
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
