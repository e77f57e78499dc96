/** The parts of an OpenAPI document that are compared. */
export interface OpenapiDocument {
  paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  components?: { schemas?: Readonly<Record<string, JsonSchema>> }
}

interface JsonSchema {
  $ref?: string
  type?: string | readonly string[]
  format?: string
  enum?: readonly (string | number | boolean)[]
  const?: string | number | boolean
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  items?: JsonSchema
  anyOf?: readonly JsonSchema[]
}

interface RawOperation {
  operationId: string
  'x-auth'?: string
  parameters?: readonly { name: string; in: string; required?: boolean; schema: JsonSchema }[]
  requestBody?: { content: Readonly<Record<string, { schema: JsonSchema }>> }
  responses: Readonly<Record<string, { content?: Readonly<Record<string, { schema: JsonSchema }>> }>>
}

/** One field of a request or an answer. */
export interface Field {
  /** `string`, `integer`, `string (date-time)`; of an enumeration `enum`. */
  type: string
  required: boolean
  /** The values of an enumeration. */
  values: readonly string[]
}

/** A call as it goes over the wire, its schemas laid flat by dotted path; lists are seen through. */
export interface Operation {
  id: string
  auth: string
  sent: ReadonlyMap<string, Field>
  answered: ReadonlyMap<string, Field>
}

/** The operations of a document by `POST /v2/gacha/{id}/draw`. */
export function operationsOf(document: OpenapiDocument): ReadonlyMap<string, Operation> {
  const entries = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operationOf(document, operation as RawOperation),
    ]),
  )
  return new Map(entries)
}

function operationOf(document: OpenapiDocument, operation: RawOperation): Operation {
  const { parameters = [], requestBody, responses } = operation
  const inAddress = parameters
    .filter((parameter) => parameter.in !== 'path')
    .flatMap((parameter) => {
      const path = `${parameter.in} ${parameter.name}`
      return fieldsOf(document, parameter.schema, path, parameter.required ?? false)
    })
  return {
    id: operation.operationId,
    auth: operation['x-auth'] ?? '',
    sent: new Map([...inAddress, ...bodyFields(document, requestBody?.content)]),
    answered: new Map(bodyFields(document, responses['200']?.content)),
  }
}

function bodyFields(document: OpenapiDocument, content: Readonly<Record<string, { schema: JsonSchema }>> = {}) {
  return Object.values(content).flatMap(({ schema }) => fieldsOf(document, schema, '', true))
}

function fieldsOf(document: OpenapiDocument, schema: JsonSchema, path: string, required: boolean): [string, Field][] {
  const { type, format, properties, items, anyOf } = resolve(document, schema)
  const values = valuesOf(resolve(document, schema))
  const name = values.length > 0 ? 'enum' : [type ?? 'any', format && `(${format})`].filter(Boolean).join(' ')
  const own: [string, Field][] = path ? [[path, { type: name, required, values }]] : []
  if (items) return [...own, ...fieldsOf(document, items, `${path}[]`, true)]
  if (anyOf && values.length === 0)
    return [...own, ...anyOf.flatMap((part) => fieldsOf(document, part, path, required))]
  const children = Object.entries(properties ?? {}).flatMap(([key, child]) => {
    const isRequired = resolve(document, schema).required?.includes(key) ?? false
    return fieldsOf(document, child, path ? `${path}.${key}` : key, isRequired)
  })
  return [...own, ...children]
}

function valuesOf({ enum: values, const: only, anyOf = [] }: JsonSchema): string[] {
  if (only !== undefined) return [String(only)]
  return values?.map(String) ?? anyOf.flatMap(valuesOf)
}

function resolve(document: OpenapiDocument, schema: JsonSchema): JsonSchema {
  const name = schema.$ref?.split('/').at(-1)
  const target = name && document.components?.schemas?.[name]
  return target ? resolve(document, target) : schema
}
