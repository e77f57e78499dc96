/** The parts of an OpenAPI document from which a client is generated. */
export interface OpenApiDocument {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

interface Operation {
  operationId: string
  summary: string
  parameters?: readonly Parameter[]
  requestBody?: { content: Content }
  responses: Readonly<Record<string, { content?: Content }>>
}

/**
 * A parameter of an endpoint. A parameter that all endpoints share is only a reference; the program that uses the
 * client sets it.
 */
type Parameter = { $ref: string } | OwnParameter

interface OwnParameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: { type?: string }
}

type Content = Readonly<Record<string, { schema: { $ref?: string } }>>

const types: Readonly<Record<string, string>> = { integer: 'int', number: 'float', boolean: 'bool' }

/**
 * Generates a Python class with a method for each endpoint of the document, using the classes in `models`. The class
 * needs only Python's standard library and `caller.py`. It has no uploads, because the library has no multipart
 * support.
 */
export function pythonClientOf({ paths }: OpenApiDocument, models: string): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const written = calls.filter(({ operation }) => !operation.requestBody?.content['multipart/form-data'])
  const methods = written.map(({ path, method, operation }) => methodOf(path, method, operation, typesIn(models)))
  return `${head}\n\n\nclass Client(Caller):\n${methods.join('\n\n')}\n`
}

const head = `"""Every call of one host. Generated from its OpenAPI document: not to be edited."""

from typing import Any, Dict, Optional
from urllib.parse import quote

from caller import Caller
from models import *`

/**
 * Returns a function that maps a schema to its Python class. The generated class Everything has a field for each
 * schema: `asCreditCard: Optional[CreditCard] = None`.
 */
function typesIn(models: string): (schema: string) => string {
  const everything = models.slice(models.indexOf('\nclass Everything:'))
  return (schema) => {
    const type = new RegExp(`^ {4}as${schema}: Optional\\[(.+)\\] = None$`, 'm').exec(everything)?.[1]
    if (!type) throw new Error(`The generated classes have none of ${schema}.`)
    return type
  }
}

function methodOf(path: string, method: string, operation: Operation, typeOf: (schema: string) => string): string {
  const own = (operation.parameters ?? []).filter((each) => 'name' in each)
  const body = schemaOf(operation.requestBody?.content)
  const answer = schemaOf(operation.responses['200']?.content) ?? 'Nothing'
  const methodArguments = [...own.filter(isNeeded), ...own.filter((each) => !isNeeded(each))].map(argumentOf)
  const takesBody = body ? [`body: ${typeOf(body)}`] : []
  const takesAll = [
    'self',
    ...(methodArguments.length + takesBody.length > 0 ? ['*'] : []),
    ...takesBody,
    ...methodArguments,
  ]
  const filledPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `{quote(${argument(name)}, safe='')}`)
  const sent = [
    `"${method.toUpperCase()}"`,
    `f"${filledPath}"`,
    `"${answer}"`,
    ...(body ? [`body=("${body}", body)`] : []),
    ...dictionary('query', own),
    ...dictionary('header', own),
  ]
  return [
    `    def ${argument(operation.operationId)}(${takesAll.join(', ')}) -> ${typeOf(answer)}:`,
    `        """${operation.summary}"""`,
    `        return self.send(${sent.join(', ')})`,
  ].join('\n')
}

/**
 * Whether the method's argument is required. Headers are optional, because the client creates an idempotency key by
 * itself.
 */
const isNeeded = ({ required, in: place }: OwnParameter) => required === true && place !== 'header'

function argumentOf(parameter: OwnParameter): string {
  const type = types[parameter.schema.type ?? ''] ?? 'str'
  const name = argument(parameter.name)
  return isNeeded(parameter) ? `${name}: ${type}` : `${name}: Optional[${type}] = None`
}

function dictionary(place: 'query' | 'header', own: readonly OwnParameter[]): string[] {
  const entries = own.filter((each) => each.in === place).map(({ name }) => `"${name}": ${argument(name)}`)
  return entries.length > 0 ? [`${place}={${entries.join(', ')}}`] : []
}

const schemaOf = (content: Content | undefined) => content?.['application/json']?.schema.$ref?.split('/').at(-1)

/** Converts a parameter name such as `seek.lastCreateTime` to the name of a Python argument. */
const argument = (name: string) =>
  name
    .replaceAll(/[.-]/g, '_')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
