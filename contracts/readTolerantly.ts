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
  if (element && Array.isArray(value)) return value.map((each) => withoutNulls(element, each))
  return shape && !catchall ? fieldsWithoutNulls(shape, value as Record<string, unknown>) : value
}

function fieldsWithoutNulls(shape: Record<string, Schema>, value: Record<string, unknown>): unknown {
  let copy: Record<string, unknown> | undefined
  for (const key in shape) {
    const declared = shape[key] as Schema
    const child = value[key]
    if (child === null && definitionOf(declared).type === 'optional') {
      copy ??= { ...value }
      delete copy[key]
      continue
    }
    const read = withoutNulls(declared, child)
    if (read !== child) (copy ??= { ...value })[key] = read
  }
  return copy ?? value
}
