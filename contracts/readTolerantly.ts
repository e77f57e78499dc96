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

/** Passes through what has no declared shape: an open object is somebody's own data, and keeps its nulls. */
function withoutNulls(schema: Schema, value: unknown): unknown {
  const { innerType, element, shape, catchall } = definitionOf(schema)
  if (innerType) return withoutNulls(innerType, value)
  if (element && Array.isArray(value)) return value.map((each) => withoutNulls(element, each))
  if (!shape || catchall || typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
    const declared = shape[key]
    if (!declared) return []
    if (child === null && definitionOf(declared).type === 'optional') return []
    return [[key, withoutNulls(declared, child)] as const]
  })
  return Object.fromEntries(entries)
}
